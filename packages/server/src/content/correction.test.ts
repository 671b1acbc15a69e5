import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { loadContent } from "@verbena/content/load";
import { textFields } from "@verbena/content/text-fields";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sentenceTexts } from "../features/corrections/schema.ts";
import { testDatabase } from "../testing/test-database.ts";
import {
  buildCatalogue,
  type Catalogue,
  type ShownConjugation,
  type ShownFillIn,
} from "./catalogue.ts";
import { readContent } from "./content-store.ts";
import { type Correction, corrected, issuesIn, textsOf } from "./correction.ts";
import { fileOf } from "./find-editable-exercises.ts";
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

function correctionOf(exercise: StoredExercise, change: object): Correction {
  const before = textsOf(exercise);
  return { exerciseId: exercise.id, before, after: { ...before, ...change } };
}

test("without corrections the content equals the files byte for byte", () => {
  const asStored = ({ variants, vos, ...stored }: ShownConjugation | ShownFillIn) => stored;
  expect(JSON.stringify(shown.map(asStored))).toBe(JSON.stringify(exercises));
});

test("every exercise of the files passes the rules for corrections", () => {
  const refused = exercises.filter((exercise) => {
    const texts = textsOf(exercise);
    const asSent = sentenceTexts.parse(texts);
    return issuesIn(exercise, texts).length > 0 || !isDeepStrictEqual(asSent, texts);
  });
  expect(refused.map(({ id }) => id)).toEqual([]);
});

test("replacing the texts of an exercise by its own texts changes nothing", () => {
  for (const exercise of exercises) {
    const same = corrected(exercise, correctionOf(exercise, {}));
    expect(JSON.stringify(same)).toBe(JSON.stringify(exercise));
  }
});

test("every exercise names an existing file of the repository", () => {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  const files = new Set(exercises.map(fileOf));
  expect([...files].filter((file) => !existsSync(root + file))).toEqual([]);
});

test("a corrected translation changes only that translation of that exercise", () => {
  const language = fc.constantFrom("nl" as const, "en" as const);
  fc.assert(
    fc.property(someExercise, language, (exercise, translation) => {
      const corrections = [correctionOf(exercise, { [translation]: "Corregido." })];
      const catalogue = buildCatalogue({ ...content, corrections });
      const changed = shownIn(catalogue).filter(
        (one, index) => !isDeepStrictEqual(one, shown[index]),
      );
      const before = shown.filter(({ id }) => id === exercise.id);
      const translations = { ...exercise.translations, [translation]: "Corregido." };
      expect(changed).toEqual(before.map((one) => ({ ...one, translations })));
      expect(catalogue.firstSentences).toEqual(uncorrected.firstSentences);
    }),
    { numRuns: 30 },
  );
});

test("a correction ends when any text of its exercise changes in the file", () => {
  fc.assert(
    fc.property(someExercise, fc.constantFrom(...textFields), (exercise, field) => {
      const correction = correctionOf(exercise, { en: "Corrected." });
      const before = { ...correction.before, [field]: "Another text." };
      expect(corrected(exercise, { ...correction, before })).toBe(exercise);
    }),
    { numRuns: 30 },
  );
});
