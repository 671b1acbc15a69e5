import { and, eq, isNull } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database } from "../../db/database.ts";
import { exerciseReports } from "../../db/schema.ts";
import type { ReportsAnswer } from "./schema.ts";

export type AnswerResult = { userId: string; id: string; status: "answered" | "not-open" };

type Answerer = { db: Database; user: SessionUser; now: Date };

/** Answers reports that are open; what another administrator has answered stays as it is. */
export async function answerReports(
  { db, user, now }: Answerer,
  { reports, answer }: ReportsAnswer,
): Promise<AnswerResult[]> {
  const { userId, id, exerciseId, answeredAt } = exerciseReports;
  return db.transaction(async (tx) => {
    const results: AnswerResult[] = [];
    for (const report of reports) {
      const [answered] = await tx
        .update(exerciseReports)
        .set({ answer, answeredAt: now, answeredBy: user.id })
        .where(and(eq(userId, report.userId), eq(id, report.id), isNull(answeredAt)))
        .returning({ exerciseId });
      results.push({ ...report, status: answered ? "answered" : "not-open" });
      if (!answered) continue;
      const action = {
        kind: "report-answered",
        details: { exercise: answered.exerciseId },
      } as const;
      await recordActions({ db: tx, now, adminId: user.id }, [action]);
    }
    return results;
  });
}
