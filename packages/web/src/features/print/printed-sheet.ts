import {
  countForSheet,
  type Sheet,
  sentenceSheet,
  tableSheet,
} from "@verbena/core/practice-sheet/practice-sheet";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import type { SheetPlan } from "./sheet-plan.ts";
import { type PrintedTable, tablesOf } from "./tables.ts";
import type { Source } from "./use-source.ts";

/** What a sheet prints. */
export type PrintedSheet = {
  /** How many entries the sheet could have. */
  available: number;
  seed: number;
} & (
  | { kind: "sentences"; entries: Sheet<PracticeExercise> }
  | { kind: "tables"; entries: Sheet<PrintedTable> }
);

/** The sheet of a plan. Null if the plan lacks a number, or there is nothing to print. */
export function printedSheet(
  { sentences, choice, tablePersons }: Source,
  { kind, count, seed }: SheetPlan,
): PrintedSheet | null {
  if (count === null || seed === null) return null;
  if (kind === "tables") {
    const tables = tablesOf(sentences, tablePersons);
    if (tables.length === 0) return null;
    return {
      kind,
      seed,
      available: tables.length,
      entries: tableSheet(tables, { count, seed }),
    };
  }
  const available = countForSheet(sentences, choice);
  if (available === 0) return null;
  return { kind, seed, available, entries: sentenceSheet(sentences, choice, { count, seed }) };
}
