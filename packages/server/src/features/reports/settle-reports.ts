import { and, eq, isNull } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { exerciseReports } from "../../db/schema.ts";
import type { ReportIds } from "./schema.ts";

type Settler = { db: Database; user: SessionUser; now: Date };

type SettledReport = { userId: string; id: string; status: "settled" | "not-open" };

/**
 * Answers open reports, or closes them. The same request again succeeds, since the first reply may have been
 * lost. Answers of other administrators stay as they are.
 *
 * @param answer null closes the reports without an answer
 */
export async function settleReports(
  { db, user, now }: Settler,
  reports: ReportIds,
  answer: string | null,
): Promise<SettledReport[]> {
  return db.transaction(async (tx) => {
    const results = reports.map((report): SettledReport => ({ ...report, status: "not-open" }));
    // Sorted, so that two administrators who settle the same reports cannot deadlock.
    for (const report of results.toSorted(byKey)) {
      if (await settle(tx, { user, now }, report, answer)) report.status = "settled";
    }
    return results;
  });
}

const keyOf = ({ userId, id }: SettledReport) => `${userId} ${id}`;

const byKey = (a: SettledReport, b: SettledReport) => (keyOf(a) < keyOf(b) ? -1 : 1);

async function settle(
  tx: Queryable,
  { user, now }: Omit<Settler, "db">,
  { userId, id }: SettledReport,
  answer: string | null,
): Promise<boolean> {
  const isReport = and(eq(exerciseReports.userId, userId), eq(exerciseReports.id, id));
  const [settled] = await tx
    .update(exerciseReports)
    .set({ answer, answeredAt: now.toISOString(), answeredBy: user.id })
    .where(and(isReport, isNull(exerciseReports.answeredAt)))
    .returning({ exercise: exerciseReports.exerciseId });
  if (settled) {
    const action = { kind: "report-answered", details: settled } as const;
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
