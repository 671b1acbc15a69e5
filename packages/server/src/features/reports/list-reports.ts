import type { RequestContext } from "../../accounts/session/request-context.ts";
import type { Catalogue } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { findReports, type StoredReport } from "./queries.ts";

/** A report as its learner sees it. */
export type Report = Omit<StoredReport, "userId" | "given" | "answeredBy"> & {
  /** The present sentence with its blank; null if it is no longer asked. */
  sentence: string | null;
};

const REPORTS_MAX = 50;

/** A learner's most recent reports with their answers, newest first. */
export async function listReports({
  db,
  content,
  user,
}: RequestContext & { content: ContentStore }): Promise<Report[]> {
  const catalogue = await content.current();
  const rows = await findReports(db, user.id, REPORTS_MAX);
  return rows.map((row) => toReport(row, catalogue));
}

export function toReport(row: StoredReport, { conjugation, fillIn }: Catalogue): Report {
  const { userId: _, given: __, answeredBy: ___, ...report } = row;
  const exercise = [...conjugation, ...fillIn].find(({ id }) => id === row.exerciseId);
  return { ...report, sentence: exercise?.sentence ?? null };
}
