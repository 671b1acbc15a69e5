import type { ConjugationExercise, Content, FillInExercise } from "@verbena/content/load";
import type { Tables } from "../db/database.ts";
import { conjugationExercises, contentVersion, fillInExercises } from "../db/schema.ts";
import { filesHash, holdVersion, withFilesHash } from "./content-version.ts";

/** Puts the content of the files into the tables, unless they hold it already; corrections stay. */
export async function storeContent(db: Tables, content: Content): Promise<void> {
  await db.transaction(async (tx) => {
    const version = await holdVersion(tx);
    if (filesHash(version) === content.hash) return;
    await tx.delete(conjugationExercises);
    await tx.delete(fillInExercises);
    if (content.conjugation.length > 0) {
      await tx.insert(conjugationExercises).values(content.conjugation.map(conjugationRow));
    }
    if (content.fillIn.length > 0) {
      await tx.insert(fillInExercises).values(content.fillIn.map(fillInRow));
    }
    await tx.update(contentVersion).set({ hash: withFilesHash(version, content.hash) });
  });
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
  const { type, answer, ...same } = exercise;
  return { ...same, position, exerciseType: type, correctAnswer: answer };
}
