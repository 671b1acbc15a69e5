import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";

/** A node of PostgreSQL's query plan. */
export type Scan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  /** Average per loop. */
  "Actual Rows": number;
  Plans?: Scan[];
};

/** Runs a statement and returns the nodes of its plan that read tables. */
export async function tableScans(db: Queryable, statement: SQL): Promise<Scan[]> {
  const { rows } = await db.execute<{ "QUERY PLAN": { Plan: Scan }[] }>(
    sql`explain (analyze, format json) ${statement}`,
  );
  return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)));
}

function nodesOf(plan: Scan): Scan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)].filter((node) => "Relation Name" in node);
}
