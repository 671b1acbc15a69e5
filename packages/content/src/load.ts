import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type ConjugationFamily,
  conjugationFamilies,
  type ExplanationKey,
  type FillInFamily,
  families,
  fillInFamilies,
  isConjugationFamily,
} from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import type { Language, TranslationLanguage } from "@verbena/core/languages";
import type { ListPlaces } from "@verbena/core/session/order-review";
import {
  type Infinitive,
  type Person,
  persons,
  readInfinitive,
  regularityOf,
  type TableTense,
} from "@verbena/spanish";
import { parse } from "yaml";
import type { z } from "zod";
import { withPlaces } from "./places.ts";
import { conjugationFile, explanationsFile, fillInFile } from "./schema.ts";
import { withFrenchSpaces } from "./style/typography.ts";

/** A sentence whose blank of 7 underscores stands for a verb form. */
export type ConjugationExercise = {
  /** `family/item/person` of the person's first sentence, `family/item/person/2` of the second. */
  id: string;
  family: ConjugationFamily;
  tense: TableTense;
  /** The infinitive. A reflexive verb ends in -se. */
  verb: string;
  person: Person;
  /** Place among the person's sentences, from 1. All sentences of a person ask for one form and share a card. */
  number: number;
  sentence: string;
  /** The whole form, with its pronoun when the verb is reflexive. */
  answer: string;
  /** Whether any form of the verb in this tense is irregular. Spelling changes do not count. */
  irregular: boolean;
  /** Words of the sentence that decide the tense. Null when the meaning decides. */
  time: string | null;
  /** Words of the sentence that decide the person. Null when the meaning decides. */
  subject: string | null;
  translations: Record<TranslationLanguage, string>;
  places: ListPlaces;
};

/** A sentence whose blank of 5 underscores stands for what the learner chooses: a word, or a form. */
export type FillInExercise = {
  id: string;
  family: FillInFamily;
  sentence: string;
  answer: string;
  /** The verb of the asked form; null for a word. */
  infinitive: string | null;
  /** The person of the asked form; null for a word. */
  person: Person | null;
  /** The tense of the asked form; null for a word. */
  tense: TableTense | null;
  /** Words of the sentence that decide the answer. */
  complement: string | null;
  /** The verb of the sentence, if its tense also decides the answer. Otherwise null. */
  verb: string | null;
  /** Words of the sentence that decide the person of the asked form; null if there are none. */
  subject: string | null;
  /** A hint in Spanish, shown in parentheses. */
  instruction: string | null;
  explanationKey: ExplanationKey;
  explanation: Record<Language, string>;
  /** A remark about this sentence. */
  note: Record<Language, string> | null;
  translations: Record<TranslationLanguage, string>;
  places: ListPlaces;
};

export type Content = Exercises & {
  /** SHA-256 of all exercises, in hexadecimal. */
  hash: string;
};

type Exercises = {
  /** Sorted by the paths of their files, then by person in the order of core. */
  conjugation: ConjugationExercise[];
  fillIn: FillInExercise[];
};

type UnplacedConjugation = Omit<ConjugationExercise, "places">;
type UnplacedFillIn = Omit<FillInExercise, "places">;

/** The name of the file with the explanations of a fill-in family, without its extension. */
const EXPLANATIONS = "explanations";

type ContentFile = {
  /** The file's path in the data folder, as kind, family, and name without extension. */
  kind: string;
  family: string;
  name: string;
  /** The path in the data folder with slashes, for sorting and messages. */
  path: string;
  bytes: Buffer;
};

type Explanations = z.infer<ReturnType<typeof explanationsFile>>;

/** The folder of the content's files. */
export const dataFolder = fileURLToPath(new URL("../data", import.meta.url));

/**
 * Reads and checks the verbs, sentences and explanations.
 *
 * @throws Error in one line with the file, the entry, and what was expected there
 */
export async function loadContent(folder: string = dataFolder): Promise<Content> {
  const files = await readFiles(folder);
  const conjugation = files
    .filter(({ kind }) => kind === "conjugation")
    .flatMap(conjugationExercises);
  const fillIn = fillInExercises(files.filter(({ kind }) => kind === "fill-in"));
  const exercises = withPlaces({ conjugation, fillIn });
  return { hash: hashOf(exercises), ...exercises };
}

async function readFiles(folder: string): Promise<ContentFile[]> {
  const paths = await Promise.all(["conjugation", "fill-in"].map((kind) => pathsIn(folder, kind)));
  const files = await Promise.all(paths.flat().map((path) => readContentFile(folder, path)));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function pathsIn(folder: string, kind: string): Promise<string[]> {
  const entries = await readdir(join(folder, kind), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function readContentFile(folder: string, path: string): Promise<ContentFile> {
  const bytes = await readFile(join(folder, path));
  // Normalise, because some file systems store names decomposed: oír.yaml must be one file everywhere.
  const normalised = path.split(sep).join("/").normalize("NFC");
  const [kind, family, name, ...deeper] = normalised.slice(0, -".yaml".length).split("/");
  if (!kind || !family || !name || deeper.length > 0) {
    throw new Error(`${normalised}: expected the file at ${kind}/<family>/<name>.yaml`);
  }
  return { kind, family, name, path: normalised, bytes };
}

/** Hashes the exercises and not the files, because a change of the engine or of the fields is also new content. */
function hashOf({ conjugation, fillIn }: Exercises): string {
  return createHash("sha256")
    .update(JSON.stringify([conjugation, fillIn]))
    .digest("hex");
}

function conjugationExercises(file: ContentFile): UnplacedConjugation[] {
  const { verb, tense, sentences } = parseFile(file, conjugationFile);
  const family = conjugationFamilyOf(file);
  expectOneOf(file, "tense", tense, families[family].tenses);
  expectValue(file, "verb", hyphenated(itemOf(verb, tense)), file.name);
  const irregular = regularityOf(infinitiveIn(file, verb), tense) === "irregular";
  return persons.flatMap((person) => {
    const ofPerson = sentences.filter((sentence) => sentence.person === person);
    expectSameAnswer(file, ofPerson);
    return ofPerson.map(({ sentence, answer, time, subject, fr, nl, en }, index) => ({
      id: conjugationId({ family, tense, verb, person, number: index + 1 }),
      family,
      tense,
      verb,
      person,
      number: index + 1,
      sentence,
      answer,
      irregular,
      time: time ?? null,
      subject: subject ?? null,
      translations: { fr: withFrenchSpaces(fr), nl, en },
    }));
  });
}

type ConjugationName = Pick<ConjugationExercise, "family" | "tense" | "verb" | "person" | "number">;

function conjugationId({ family, tense, verb, person, number }: ConjugationName): string {
  const first = `${family}/${hyphenated(itemOf(verb, tense))}/${person}`;
  return number === 1 ? first : `${first}/${number}`;
}

/** An item as part of an id: *no-hablar*. Ids have no spaces, because recordings are named after them. */
const hyphenated = (item: string) => item.replaceAll(" ", "-");

/** Requires that all sentences of a card ask for the same form. */
function expectSameAnswer(
  { path }: ContentFile,
  sentences: readonly { person: Person; answer: string }[],
): void {
  const [first] = sentences;
  const other = sentences.find(({ answer }) => answer !== first?.answer);
  if (first === undefined || other === undefined) return;
  throw new Error(
    `${path}: ${first.person}, answer: expected the same in all sentences, got ${first.answer} and ${other.answer}`,
  );
}

function conjugationFamilyOf({ path, family }: ContentFile): ConjugationFamily {
  if (isConjugationFamily(family)) return family;
  throw new Error(`${path}: expected a folder of ${conjugationFamilies.join(", ")}`);
}

/** Reads an infinitive in its exact spelling, because it identifies learners' cards. Refuses *oir* and *Comer*. */
function infinitiveIn({ path }: ContentFile, verb: string): Infinitive {
  const infinitive = readInfinitive(verb);
  if (!("problem" in infinitive) && infinitive.infinitive === verb) return infinitive;
  throw new Error(`${path}: verb: expected an infinitive, got ${verb}`);
}

function fillInExercises(files: readonly ContentFile[]): UnplacedFillIn[] {
  const explanations = new Map(
    files
      .filter(({ name }) => name === EXPLANATIONS)
      .map((file) => [file.family, parseFile(file, explanationsFile(fillInFamilyOf(file)))]),
  );
  const seen = new Map<string, string>();
  return files
    .filter(({ name }) => name !== EXPLANATIONS)
    .flatMap((file) => {
      const exercises = fillInExercisesOfFile(file, explanations.get(file.family));
      for (const { id } of exercises) {
        const other = seen.get(id);
        if (other)
          throw new Error(`${file.path}: expected a unique id, but ${id} is also in ${other}`);
        seen.set(id, file.path);
      }
      return exercises;
    });
}

function fillInExercisesOfFile(
  file: ContentFile,
  explanations: Explanations | undefined,
): UnplacedFillIn[] {
  const schema = fillInFile(fillInFamilyOf(file));
  const { family, explanation_key: explanationKey, sentences } = parseFile(file, schema);
  expectValue(file, "explanation_key", explanationKey, file.name);
  expectUnique(file, "id", sentences);
  if (!explanations) throw new Error(`${file.path}: expected ${EXPLANATIONS}.yaml beside it`);
  const explanation = inFrenchTypography(explanations[explanationKey]);
  return sentences.map((entry) => ({
    id: entry.id,
    family,
    sentence: entry.sentence,
    answer: entry.answer,
    infinitive: entry.infinitive ?? null,
    person: entry.person ?? null,
    tense: entry.tense ?? null,
    complement: entry.complement ?? null,
    verb: entry.verb ?? null,
    subject: entry.subject ?? null,
    instruction: entry.instruction ?? null,
    explanationKey,
    explanation,
    note: entry.note ? inFrenchTypography(entry.note) : null,
    translations: { fr: withFrenchSpaces(entry.fr), nl: entry.nl, en: entry.en },
  }));
}

function fillInFamilyOf({ path, family }: ContentFile): FillInFamily {
  const known = fillInFamilies.find((key) => key === family);
  if (known) return known;
  throw new Error(`${path}: expected a folder of ${fillInFamilies.join(", ")}`);
}

function inFrenchTypography<Texts extends { fr: string }>(texts: Texts): Texts {
  return { ...texts, fr: withFrenchSpaces(texts.fr) };
}

function parseFile<Schema extends z.ZodType>(file: ContentFile, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(parseYaml(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file.path}: ${entryName(issue?.path ?? [])}${issue?.message}`);
}

function parseYaml({ path, bytes }: ContentFile): unknown {
  try {
    return parse(bytes.toString("utf8"));
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    throw new Error(`${path}: expected YAML: ${reason}`, { cause: error });
  }
}

/** A place in a file, counted from 1: `sentence 3, answer: `. */
function entryName(path: readonly PropertyKey[]): string {
  const [list, index, ...fields] = path;
  const names =
    list === "sentences" && typeof index === "number" ? [`sentence ${index + 1}`, ...fields] : path;
  return names.length === 0 ? "" : `${names.map(String).join(", ")}: `;
}

function expectValue({ path }: ContentFile, field: string, value: string, expected: string) {
  if (value === expected) return;
  throw new Error(`${path}: ${field}: expected ${expected} as in the file’s path, got ${value}`);
}

function expectOneOf(
  { path }: ContentFile,
  field: string,
  value: string,
  expected: readonly string[],
) {
  if (expected.includes(value)) return;
  throw new Error(`${path}: ${field}: expected ${expected.join(" or ")}, got ${value}`);
}

function expectUnique<Field extends string>(
  { path }: ContentFile,
  field: Field,
  sentences: readonly Record<Field, string>[],
) {
  const values = sentences.map((sentence) => sentence[field]);
  const duplicate = values.findIndex((value, index) => values.indexOf(value) !== index);
  if (duplicate < 0) return;
  throw new Error(
    `${path}: sentence ${duplicate + 1}, ${field}: expected each value once, but ${values[duplicate]} occurs again`,
  );
}
