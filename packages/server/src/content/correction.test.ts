import { isDeepStrictEqual } from "node:util";
import { loadContent } from "@verbena/content/load";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import {
  buildCatalogue,
  type Catalogue,
  type ShownConjugation,
  type ShownFillIn,
} from "./catalogue.ts";
import { readContent } from "./content-store.ts";
import type { Correction } from "./correction.ts";
import { textOf, withText } from "./exercise-text.ts";
import { findIssues } from "./find-issues.ts";
import { storeContent } from "./store-content.ts";
import type { StoredExercise } from "./stored-exercise.ts";

const { db, close } = await testDatabase();
await storeContent(db, await loadContent());
const content = await readContent(db);
await close();

const exercises: StoredExercise[] = [...content.conjugation, ...content.fillIn];
const uncorrected = buildCatalogue(content);
const shownIn = ({ conjugation, fillIn }: Catalogue) => [...conjugation, ...fillIn];
const shown = shownIn(uncorrected);
const someExercise = fc.constantFrom(...exercises);

function correctionOf(file: StoredExercise, change: Correction["change"]): Correction {
  const before = textOf(file);
  const common = { correctedAt: "2026-03-10T12:00:00.000Z", correctedBy: null, hidden: false };
  return { exerciseId: file.id, family: file.family, change, before, ...common };
}

test("without corrections the content equals the files byte for byte", () => {
  const asStored = ({ also, vos, ...stored }: ShownConjugation | ShownFillIn) => stored;
  expect(JSON.stringify(shown.map(asStored))).toBe(JSON.stringify(exercises));
});

test("every exercise of the files passes the rules for corrections", () => {
  expect(exercises.flatMap((exercise) => findIssues(exercise, textOf(exercise)))).toEqual([]);
});

test("replacing the texts of an exercise by its own texts changes nothing", () => {
  for (const exercise of exercises) {
    expect(JSON.stringify(withText(exercise, textOf(exercise)))).toBe(JSON.stringify(exercise));
  }
});

test("a corrected translation changes only that translation of that exercise", () => {
  const language = fc.constantFrom("nl" as const, "en" as const);
  fc.assert(
    fc.property(someExercise, language, (exercise, translation) => {
      const corrections = [correctionOf(exercise, { [translation]: "Corregido." })];
      const corrected = buildCatalogue({ ...content, corrections });
      const changed = shownIn(corrected).filter(
        (one, index) => !isDeepStrictEqual(one, shown[index]),
      );
      const before = shown.filter(({ id }) => id === exercise.id);
      const translations = { ...exercise.translations, [translation]: "Corregido." };
      expect(changed).toEqual(before.map((one) => ({ ...one, translations })));
      expect(corrected.exercises).toEqual(uncorrected.exercises);
    }),
    { numRuns: 30 },
  );
});

test("an invalid correction is not applied", () => {
  fc.assert(
    fc.property(someExercise, (exercise) => {
      const corrections = [correctionOf(exercise, { sentence: "Sin hueco." })];
      const corrected = buildCatalogue({ ...content, corrections });
      expect(shownIn(corrected)).toEqual(shown);
    }),
    { numRuns: 30 },
  );
});
