import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { findReports } from "./queries.ts";
import { type Report, toReport } from "./report.ts";

const REPORTS_MAX = 50;

type Reader = { db: Database; content: ContentStore; user: SessionUser };

/** A learner's last reports with their answers, newest first. */
export async function listReports({ db, content, user }: Reader): Promise<Report[]> {
  const catalogue = await content.current();
  const rows = await findReports(db, user.id, REPORTS_MAX);
  return rows.map((row) => toReport(row, catalogue));
}
