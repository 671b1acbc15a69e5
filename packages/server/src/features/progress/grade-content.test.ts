import { loadContent } from "@verbena/content/load";
import type { Verdict } from "@verbena/core/causes";
import { gradeAnswer, isCorrect } from "@verbena/core/grading/grade";
import { type Region, regions } from "@verbena/core/languages";
import { formOf, persons, readInfinitive, withoutMarks } from "@verbena/spanish";
import { expect, test } from "vitest";
import {
  buildCatalogue,
  type ShownConjugation,
  type ShownFillIn,
} from "../../content/catalogue.ts";
import { readContent } from "../../content/content-store.ts";
import { storeContent } from "../../content/store-content.ts";
import { answer } from "../../testing/progress.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { gradeEvent } from "./grade-event.ts";
import { eventInput } from "./schema.ts";

const { db, close } = await testDatabase();
await storeContent(db, await loadContent());
const catalogue = buildCatalogue(await readContent(db));
await close();

type Shown = ShownConjugation | ShownFillIn;

/** What the browser gets of each exercise. */
const shown: Shown[] = JSON.parse(JSON.stringify([...catalogue.conjugation, ...catalogue.fillIn]));

const cardOf = (exercise: Shown) =>
  "item" in exercise
    ? {
        family: exercise.family,
        item: exercise.item,
        context: exercise.person,
        sentence: exercise.number,
      }
    : { family: exercise.family, item: exercise.id, context: exercise.context };

const rightAnswers = ({ correctAnswer, ...exercise }: Shown) => ({
  ...exercise,
  answer: correctAnswer,
});

/** All persons' forms of the tense that the exercise asks for, as a learner could confuse them. */
function formsOfTense(exercise: Shown): string[] {
  const verb = "item" in exercise ? exercise.verb : exercise.infinitive;
  const { tense } = exercise;
  if (verb === null || tense === null) return [];
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) return [];
  return persons.flatMap((person) => {
    const form = formOf(infinitive, tense, person);
    return form ? [form.form, ...form.variants] : [];
  });
}

function verdictOfServer(exercise: Shown, given: string, region: Region): Verdict | null {
  const event = gradeEvent(eventInput.parse(answer({ ...cardOf(exercise), given, region })), {
    catalogue,
    findAnswer: () => undefined,
  });
  return event.status === "accepted" ? event.verdict : null;
}

test.each(regions)("the server grades every sentence as the browser does, in %s", (region) => {
  const differing: string[] = [];
  for (const exercise of shown) {
    const { correctAnswer, variants = [], vos } = exercise;
    const right = [correctAnswer, ...variants, ...(vos ? [vos] : [])];
    const answers = new Set([...right, ...right.map(withoutMarks), ...formsOfTense(exercise)]);
    for (const given of answers) {
      const { verdict } = gradeAnswer(rightAnswers(exercise), given, region);
      if (verdictOfServer(exercise, given, region) !== verdict) {
        differing.push(`${exercise.id}: ${given}`);
      }
    }
  }
  expect(differing).toEqual([]);
});

test.each(regions)("every right answer of every sentence is right, in %s", (region) => {
  const wrong: string[] = [];
  for (const exercise of shown) {
    const { id, correctAnswer, variants = [], vos } = exercise;
    const grade = (given: string) => gradeAnswer(rightAnswers(exercise), given, region).verdict;
    const accepted = [correctAnswer, ...variants];
    for (const form of accepted) {
      if (grade(form) !== "correct") wrong.push(`${id}: ${form}`);
      if (grade(`«¡${form.toUpperCase()}!»`) !== "correct")
        wrong.push(`${id}: ${form} in capitals`);
      if (!isCorrect(grade(withoutMarks(form)))) wrong.push(`${id}: ${form} without marks`);
      if (grade(`${form}x`) !== "wrong") wrong.push(`${id}: ${form}x`);
    }
    if (vos === undefined) continue;
    const differs = accepted.every((form) => withoutMarks(form) !== withoutMarks(vos));
    const isRight = region === "latin-america" || !differs;
    if (isCorrect(grade(vos)) !== isRight) wrong.push(`${id}: ${vos}`);
  }
  expect(wrong).toEqual([]);
});
