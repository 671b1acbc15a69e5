import type { ConjugationExercise, Content, FillInExercise } from "@verbena/content/load";
import { eq } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { isRunning } from "../db/heartbeat.ts";
import {
  conjugationExercises,
  contentVersion,
  fillInExercises,
  processes,
  replacedContent,
} from "../db/schema.ts";
import { filesHash, lockVersion, withFilesHash } from "./content-version.ts";

/**
 * Puts the content of the files into the tables. Corrections stay. While other processes run, content
 * that newer content replaced is not stored: this process is of an older release, and answers to the
 * newer exercises would be skipped.
 *
 * @returns whether the tables hold this content
 */
export async function storeContent(db: Tables, content: Content): Promise<boolean> {
  return db.transaction(async (tx) => {
    const version = await lockVersion(tx);
    const stored = filesHash(version);
    if (stored === content.hash) return true;
    if ((await wasReplaced(tx, content.hash)) && (await othersRun(tx))) return false;
    await tx.delete(conjugationExercises);
    await tx.delete(fillInExercises);
    if (content.conjugation.length > 0) {
      await tx.insert(conjugationExercises).values(content.conjugation.map(conjugationRow));
    }
    if (content.fillIn.length > 0) {
      await tx.insert(fillInExercises).values(content.fillIn.map(fillInRow));
    }
    await tx.update(contentVersion).set({ hash: withFilesHash(version, content.hash) });
    await tx.insert(replacedContent).values({ hash: stored }).onConflictDoNothing();
    await tx.delete(replacedContent).where(eq(replacedContent.hash, content.hash));
    return true;
  });
}

async function wasReplaced(tx: Tables, hash: string): Promise<boolean> {
  return (await tx.$count(replacedContent, eq(replacedContent.hash, hash))) > 0;
}

/** On PostgreSQL this process counts as one; the embedded database has only one. */
async function othersRun(tx: Tables): Promise<boolean> {
  return (await tx.$count(processes, isRunning)) > 1;
}

function conjugationRow(exercise: ConjugationExercise, position: number) {
  const { answer, irregular, time, ...same } = exercise;
  return {
    ...same,
    position,
    correctAnswer: answer,
    isIrregular: irregular,
    timeMarker: time,
  };
}

function fillInRow(exercise: FillInExercise, position: number) {
  const { type, answer, verb, ...same } = exercise;
  return { ...same, position, exerciseType: type, correctAnswer: answer, verbMarker: verb };
}
