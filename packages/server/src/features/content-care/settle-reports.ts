import { and, eq, isNull } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Database, Tables } from "../../db/database.ts";
import { exerciseReports } from "../../db/schema.ts";
import type { ReportNames } from "./schema.ts";

export type Settler = { db: Database; user: SessionUser; now: Date };

export type SettledReport = { userId: string; id: string; status: "settled" | "not-open" };

/**
 * Has reports that are open wait no longer; what another administrator has answered stays as it is.
 * Somebody who settles them once more in the same way, since the first reply got lost, has settled them.
 *
 * @param answer null to close them without one
 */
export async function settleReports(
  settler: Settler,
  reports: ReportNames,
  answer: string | null,
): Promise<SettledReport[]> {
  return settler.db.transaction(async (tx) => {
    const results = reports.map((report): SettledReport => ({ ...report, status: "not-open" }));
    // In one order for all: of two administrators with the same reports, one waits for the other.
    for (const result of results.toSorted(byName)) {
      const isSettled =
        (await settle(tx, settler, result, answer)) ||
        (await wasSettledSo(tx, settler, result, answer));
      if (isSettled) result.status = "settled";
    }
    return results;
  });
}

const nameOf = ({ userId, id }: ReportNames[number]) => `${userId} ${id}`;

const byName = (a: ReportNames[number], b: ReportNames[number]) => (nameOf(a) < nameOf(b) ? -1 : 1);

/** Whether it was open until now. */
async function settle(
  tx: Tables,
  { user, now }: Settler,
  report: ReportNames[number],
  answer: string | null,
): Promise<boolean> {
  const { exerciseId, answeredAt } = exerciseReports;
  const [settled] = await tx
    .update(exerciseReports)
    .set({ answer, answeredAt: now, answeredBy: user.id })
    .where(and(isReport(report), isNull(answeredAt)))
    .returning({ exerciseId });
  if (!settled) return false;
  const details = { exercise: settled.exerciseId };
  await recordActions({ db: tx, now, adminId: user.id }, [{ kind: "report-answered", details }]);
  return true;
}

/** Whether the same administrator has given it the same answer before, or closed it without one. */
async function wasSettledSo(
  tx: Tables,
  { user }: Settler,
  report: ReportNames[number],
  answer: string | null,
): Promise<boolean> {
  const { answeredBy } = exerciseReports;
  const [settled] = await tx
    .select({ answer: exerciseReports.answer })
    .from(exerciseReports)
    .where(and(isReport(report), eq(answeredBy, user.id)));
  return settled !== undefined && settled.answer === answer;
}

function isReport({ userId, id }: ReportNames[number]) {
  return and(eq(exerciseReports.userId, userId), eq(exerciseReports.id, id));
}
