import { isDeepStrictEqual } from "node:util";
import { isRightAnswer } from "@verbena/content/asked-form";
import { conjugationSentence, fillInSentence } from "@verbena/content/schema";
import { withFrenchSpaces, withOrdinarySpaces } from "@verbena/content/style/typography";
import { type SentenceTexts, type TextField, textFields } from "@verbena/content/text-fields";
import { type Language, languages } from "@verbena/core/languages";
import type { exerciseCorrections } from "../db/schema.ts";
import type { Issue, IssueKey } from "../errors/error-codes.ts";
import { isConjugation, type StoredExercise } from "./stored-exercise.ts";

export type Correction = typeof exerciseCorrections.$inferSelect;

/** The texts of an exercise as authors type them: French has ordinary spaces. */
export function textsOf(exercise: StoredExercise): SentenceTexts {
  const { sentence, correctAnswer: answer, subject, translations } = exercise;
  const conjugation = isConjugation(exercise) ? exercise : null;
  const fillIn = isConjugation(exercise) ? null : exercise;
  const note = fillIn?.note;
  return {
    sentence,
    answer,
    time: conjugation?.timeMarker ?? "",
    subject: subject ?? "",
    complement: fillIn?.complement ?? "",
    verb: fillIn?.verbMarker ?? "",
    fr: withOrdinarySpaces(translations.fr),
    nl: translations.nl,
    en: translations.en,
    instruction: fillIn?.instruction ?? "",
    noteFr: withOrdinarySpaces(note?.fr ?? ""),
    noteNl: note?.nl ?? "",
    noteEs: note?.es ?? "",
    noteEn: note?.en ?? "",
  };
}

/** Whether learners see a correction: only while the file has the texts from which it was made. */
export function isApplied(exercise: StoredExercise, { before }: Correction): boolean {
  return isDeepStrictEqual(before, textsOf(exercise));
}

/** An exercise with the texts of its correction, unless the correction has ended. */
export function corrected<Exercise extends StoredExercise>(
  exercise: Exercise,
  correction: Correction | undefined,
): Exercise {
  if (!correction || !isApplied(exercise, correction)) return exercise;
  return { ...exercise, ...columnsFor(exercise, correction.after) };
}

/** The columns of an exercise with new texts. A fill-in keeps its answer, which its explanation determines. */
function columnsFor(exercise: StoredExercise, texts: SentenceTexts) {
  const { sentence, subject, fr, nl, en } = texts;
  const translations = { fr: withFrenchSpaces(fr), nl, en };
  const common = { sentence, subject: subject || null, translations };
  if (isConjugation(exercise)) {
    return { ...common, correctAnswer: texts.answer, timeMarker: texts.time || null };
  }
  const note = noteOf(texts);
  return {
    ...common,
    complement: texts.complement || null,
    verbMarker: texts.verb || null,
    instruction: texts.instruction || null,
    note: note && { ...note, fr: withFrenchSpaces(note.fr) },
  };
}

function noteOf(texts: SentenceTexts): Record<Language, string> | null {
  const { noteFr: fr, noteNl: nl, noteEs: es, noteEn: en } = texts;
  return fr || nl || es || en ? { fr, nl, es, en } : null;
}

/** The texts as fields of a content file, without the empty ones. */
export function fieldsInFile(texts: SentenceTexts): Record<string, unknown> {
  const { noteFr, noteNl, noteEs, noteEn, ...lines } = texts;
  const filled = Object.entries(lines).filter(([, text]) => text !== "");
  const note = noteOf(texts);
  return { ...Object.fromEntries(filled), ...(note && { note }) };
}

const noteFields = {
  fr: "noteFr",
  nl: "noteNl",
  es: "noteEs",
  en: "noteEn",
} as const satisfies Record<Language, TextField>;

const issueOf: Record<TextField, IssueKey> = {
  sentence: "invalidBlank",
  answer: "notTheForm",
  time: "notInSentence",
  subject: "notInSentence",
  complement: "notInSentence",
  verb: "notInSentence",
  fr: "invalidValue",
  nl: "invalidValue",
  en: "invalidValue",
  instruction: "invalidValue",
  noteFr: "noteIncomplete",
  noteNl: "noteIncomplete",
  noteEs: "noteIncomplete",
  noteEn: "noteIncomplete",
};

/** What is wrong with new texts of an exercise, by the schema of its content file. The engine checks the answer. */
export function issuesIn(exercise: StoredExercise, texts: SentenceTexts): Issue[] {
  const { error } = parseAsInFile(exercise, texts);
  const invalid = new Set<PropertyKey | undefined>(
    error?.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => fieldAt([key]))
        : [fieldAt(issue.path)],
    ),
  );
  if (!isRightForm(exercise, texts.answer)) invalid.add("answer");
  return textFields
    .filter((field) => invalid.has(field))
    .map((path) => ({ path, key: issueOf[path] }));
}

function parseAsInFile(exercise: StoredExercise, texts: SentenceTexts) {
  const fields = fieldsInFile(texts);
  if (isConjugation(exercise)) {
    return conjugationSentence.safeParse({ ...fields, person: exercise.person });
  }
  const { id, family, infinitive, person, tense } = exercise;
  const form = infinitive === null ? {} : { infinitive, person, tense };
  return fillInSentence(family).safeParse({ ...fields, id, ...form });
}

/** The text field at a path in the content file. For a note as a whole, the field of its first language. */
function fieldAt([field, language]: readonly PropertyKey[]): PropertyKey | undefined {
  if (field !== "note") return field;
  return noteFields[languages.find((code) => code === language) ?? "fr"];
}

function isRightForm(exercise: StoredExercise, answer: string): boolean {
  return isConjugation(exercise)
    ? isRightAnswer(exercise, answer)
    : answer === exercise.correctAnswer;
}
