import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Queryable } from "../../db/database.ts";
import { exerciseReports } from "../../db/schema.ts";
import type { ReportIds } from "./schema.ts";

type AnswerResult = { userId: string; id: string; status: "answered" | "not-open" };

/**
 * Answers open reports, or closes them. The same request again succeeds, since the first reply may have been
 * lost. Answers of other administrators stay as they are.
 *
 * @param answer null closes the reports without an answer
 */
export async function answerReports(
  { db, user, now }: RequestContext,
  reports: ReportIds,
  answer: string | null,
): Promise<AnswerResult[]> {
  return db.transaction(async (tx) => {
    const results = reports.map((report): AnswerResult => ({ ...report, status: "not-open" }));
    // Sorted, so that two administrators who answer the same reports cannot deadlock.
    for (const report of results.toSorted(byKey)) {
      if (await answerReport(tx, { user, now }, report, answer)) report.status = "answered";
    }
    return results;
  });
}

const keyOf = ({ userId, id }: AnswerResult) => `${userId} ${id}`;

const byKey = (a: AnswerResult, b: AnswerResult) => (keyOf(a) < keyOf(b) ? -1 : 1);

async function answerReport(
  tx: Queryable,
  { user, now }: Omit<RequestContext, "db">,
  { userId, id }: AnswerResult,
  answer: string | null,
): Promise<boolean> {
  const isReport = and(eq(exerciseReports.userId, userId), eq(exerciseReports.id, id));
  const [answered] = await tx
    .update(exerciseReports)
    .set({ answer, answeredAt: now.toISOString(), answeredBy: user.id })
    .where(and(isReport, isNull(exerciseReports.answeredAt)))
    .returning({ exercise: exerciseReports.exerciseId });
  if (answered) {
    const action = { kind: "report-answered", details: answered } as const;
    await recordActions({ db: tx, now, adminId: user.id }, [action]);
    return true;
  }
  const isByUser = and(isReport, eq(exerciseReports.answeredBy, user.id));
  const [previous] = await tx
    .select({ answer: exerciseReports.answer })
    .from(exerciseReports)
    .where(isByUser);
  return previous?.answer === answer;
}
