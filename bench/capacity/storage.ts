import type pg from "pg";
import { table } from "../harness/report.ts";
import { number } from "./cluster.ts";

/** Size of the log of events with its indexes, in all partitions. */
export const logBytes = (database: pg.Client) => sizeOf(database, "progress_events");

const sizeOf = (database: pg.Client, name: string) =>
  number(
    database,
    `select sum(pg_total_relation_size(oid)) from pg_class
      where relkind = 'r' and relname ~ '^${name}(_\\d+)?$'`,
  );

/** What rows occupy, with their indexes. */
export async function storedBytes(database: pg.Client, bytesPerAnswer: number): Promise<string> {
  const perRow = async (name: string) => {
    const rows = await number(database, `select count(*) from ${name}`);
    return ((await sizeOf(database, name)) / rows).toFixed(0);
  };
  return table(
    ["stored", "bytes with indexes"],
    [
      ["an answer in the log", bytesPerAnswer.toFixed(0)],
      ["a card", await perRow("cards")],
      ["a day of a tense", await perRow("daily_stats")],
      ["an account", await perRow("users")],
      ["a session", await perRow("sessions")],
    ],
  );
}
