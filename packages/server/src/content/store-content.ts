import type { ConjugationExercise, Content, FillInExercise } from "@verbena/content/load";
import { itemOf } from "@verbena/core/family-item";
import { contextOf } from "@verbena/core/session/fill-in-context";
import { eq } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { isRunning } from "../db/heartbeat.ts";
import {
  conjugationExercises,
  contentVersion,
  fillInExercises,
  processes,
  replacedContent,
} from "../db/schema.ts";
import { filesHash, lockVersion, withFilesHash } from "./content-version.ts";

/** PostgreSQL allows 65,535 parameters in a statement. An exercise has up to 17. */
const ROWS_PER_STATEMENT = 1_000;

/**
 * Stores the content of the files in the tables and keeps the corrections. While other processes run, it does
 * not store content that was replaced before: this process is an older release, and answers to newer exercises
 * would be skipped.
 *
 * @returns whether the tables hold this content
 */
export async function storeContent(db: Queryable, content: Content): Promise<boolean> {
  return db.transaction(async (tx) => {
    const version = await lockVersion(tx);
    const stored = filesHash(version);
    if (stored === content.hash) return true;
    if ((await wasReplaced(tx, content.hash)) && (await otherProcessesRun(tx))) return false;
    await tx.delete(conjugationExercises);
    await tx.delete(fillInExercises);
    for (const rows of inParts(content.conjugation.map(conjugationRow))) {
      await tx.insert(conjugationExercises).values(rows);
    }
    for (const rows of inParts(content.fillIn.map(fillInRow))) {
      await tx.insert(fillInExercises).values(rows);
    }
    await tx.update(contentVersion).set({ hash: withFilesHash(version, content.hash) });
    await tx.insert(replacedContent).values({ hash: stored }).onConflictDoNothing();
    await tx.delete(replacedContent).where(eq(replacedContent.hash, content.hash));
    return true;
  });
}

async function wasReplaced(tx: Queryable, hash: string): Promise<boolean> {
  return (await tx.$count(replacedContent, eq(replacedContent.hash, hash))) > 0;
}

/** Whether other processes use the database. On PostgreSQL, this process has a heartbeat too. */
async function otherProcessesRun(tx: Queryable): Promise<boolean> {
  return (await tx.$count(processes, isRunning)) > 1;
}

/** Divides rows into parts, each small enough for one statement. */
function inParts<Row>(rows: readonly Row[]): Row[][] {
  const starts = Array.from(
    { length: Math.ceil(rows.length / ROWS_PER_STATEMENT) },
    (_, part) => part * ROWS_PER_STATEMENT,
  );
  return starts.map((start) => rows.slice(start, start + ROWS_PER_STATEMENT));
}

export function conjugationRow(exercise: ConjugationExercise, position: number) {
  const { answer, irregular, time, ...rest } = exercise;
  return {
    ...rest,
    item: itemOf(rest.verb, rest.tense),
    position,
    correctAnswer: answer,
    isIrregular: irregular,
    timeMarker: time,
  };
}

export function fillInRow(exercise: FillInExercise, position: number) {
  const { answer, verb, ...rest } = exercise;
  return {
    ...rest,
    position,
    context: contextOf(exercise),
    correctAnswer: answer,
    verbMarker: verb,
  };
}
