import { successRate } from "@verbena/core/progress/statistics";
import type { PupilSummary } from "@verbena/server/client";

/** What the table says of a pupil: answers and days of practice of the last seven days, the share right in per cent. */
export type PupilRow = {
  userId: string;
  name: string;
  answers: number;
  days: number;
  /** null without answers */
  rate: number | null;
};

export const pupilColumns = ["name", "answers", "days", "rate"] as const;
export type PupilColumn = (typeof pupilColumns)[number];

export type PupilOrder = { column: PupilColumn; descending: boolean };

/** Pupils without practice stand first. */
export const fewestFirst: PupilOrder = { column: "answers", descending: false };

export function rowOf({ userId, name, days }: PupilSummary): PupilRow {
  const answers = days.reduce((sum, day) => sum + day.answers, 0);
  const right = days.reduce((sum, day) => sum + day.right, 0);
  const rate = answers === 0 ? null : successRate(right, answers);
  return { userId, name, answers, days: days.length, rate };
}

const byName = new Intl.Collator(["fr", "nl", "es", "en"], { sensitivity: "base" });

/** Sorts rows by a column, then by name. Pupils without answers have the lowest share. */
export function sortPupils(
  rows: readonly PupilRow[],
  { column, descending }: PupilOrder,
): PupilRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a, b, column) || byName.compare(a.name, b.name));
}

function compare(a: PupilRow, b: PupilRow, column: PupilColumn): number {
  if (column === "name") return byName.compare(a.name, b.name);
  return (a[column] ?? -1) - (b[column] ?? -1);
}
