import type { ConjugationExercise, Content, FillInExercise } from "@verbena/content/load";
import type { Tables } from "../db/database.ts";
import { conjugationExercises, contentVersion, fillInExercises } from "../db/schema.ts";

/** Puts the content of the files into the tables, unless they hold it already. */
export async function storeContent(db: Tables, content: Content): Promise<void> {
  await db.transaction(async (tx) => {
    // Two processes that start at once take turns here.
    await tx.insert(contentVersion).values({ hash: "" }).onConflictDoNothing();
    const [stored] = await tx.select().from(contentVersion).for("update");
    if (stored?.hash === content.hash) return;
    await tx.delete(conjugationExercises);
    await tx.delete(fillInExercises);
    if (content.conjugation.length > 0) {
      await tx.insert(conjugationExercises).values(content.conjugation.map(conjugationRow));
    }
    if (content.fillIn.length > 0) {
      await tx.insert(fillInExercises).values(content.fillIn.map(fillInRow));
    }
    await tx.update(contentVersion).set({ hash: content.hash });
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
