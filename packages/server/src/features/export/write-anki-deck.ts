import { choicesIn, type Family, families, isVerbGiven } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { Catalogue } from "../../content/catalogue.ts";
import type { StoredConjugation, StoredFillIn } from "../../content/stored-exercise.ts";
import { languageOf } from "../../db/queries.ts";
import { findCards, type StoredCard } from "./queries.ts";
import type { Exporter } from "./write-tables.ts";

/**
 * https://docs.ankiweb.net/importing/text-files.html#file-headers
 *
 * A deck column creates the decks, while `#deck` needs an existing deck. There is no `#columns`, because Anki
 * would match its names with fields whose names depend on Anki's language.
 */
const headersFor = (language: Language) => [
  "#separator:tab",
  "#html:false",
  `#notetype:${basicNoteType[language]}`,
  "#deck column:3",
  "#tags column:4",
];

/**
 * Anki's note type with a front and a back, as Anki names it in each language. Without it, or in an Anki in
 * another language, the note type is the one that was used last.
 */
const basicNoteType: Record<Language, string> = {
  fr: "Basique",
  nl: "Basis",
  es: "Básico",
  en: "Basic",
};

/** A note; each side has one or more lines. */
type Note = { front: string[]; back: string[]; tags: string[] };

/** A learner's cards for Anki. Cards whose exercise no longer exists are left out. */
export async function writeAnkiDeck(exporter: Exporter): Promise<string[]> {
  const { db, content, user } = exporter;
  const language = (await languageOf(db, user.id)) ?? exporter.language;
  const notes = notesByCard(await content.current(), language);
  const cards = await findCards(db, user.id);
  const lines = cards.flatMap((card) => {
    const note = notes.get(cardKey(card));
    return note === undefined ? [] : [noteLine(note, card.family)];
  });
  return [...headersFor(language), ...lines].map((line) => `${line}\n`);
}

function noteLine({ front, back, tags }: Note, family: Family): string {
  const deck = `Verbena::${families[family].name}`;
  return [front.join("\n"), back.join("\n"), deck, [family, ...tags].join(" ")]
    .map(quoteIfNeeded)
    .join("\t");
}

function quoteIfNeeded(text: string): string {
  return /["\t\r\n]|^#/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function notesByCard({ conjugation, fillIn }: Catalogue, language: Language): Map<string, Note> {
  const notes = new Map<string, Note>();
  // The first sentence of each card.
  for (const exercise of conjugation.toReversed())
    notes.set(conjugationKey(exercise), conjugationNote(exercise, language));
  for (const exercise of fillIn) notes.set(fillInKey(exercise), fillInNote(exercise, language));
  return notes;
}

function conjugationNote(exercise: StoredConjugation, language: Language): Note {
  const { family, item, verb, person, sentence, isIrregular } = exercise;
  return {
    front: [sentence, `${item} · ${families[family].name} · ${person}`],
    back: solution(exercise, language),
    tags: [verb, ...(isIrregular ? ["irregular"] : [])],
  };
}

function fillInNote(exercise: StoredFillIn, language: Language): Note {
  const { sentence, instruction, explanation } = exercise;
  const why = explanation?.[language];
  return {
    front: [
      instruction ? `${sentence} (${instruction})` : sentence,
      [
        ...(isVerbGiven(exercise.family) ? [exercise.infinitive, exercise.person] : []),
        ...choicesIn(exercise.family),
      ].join(" · "),
    ],
    back: [...solution(exercise, language), ...(why ? [why] : [])],
    tags: [],
  };
}

/** The answer, the whole sentence and, except in Spanish, its translation. */
function solution(exercise: StoredConjugation | StoredFillIn, language: Language): string[] {
  const { sentence, correctAnswer, translations } = exercise;
  const whole = sentence.replace(/_+/, () => correctAnswer);
  return [correctAnswer, whole, ...(language === "es" ? [] : [translations[language]])];
}

const cardKey = ({ family, item, context }: StoredCard) => `${family}|${item}|${context}`;
const conjugationKey = ({ family, item, person }: StoredConjugation) =>
  `${family}|${item}|${person}`;
const fillInKey = ({ family, id, context }: StoredFillIn) => `${family}|${id}|${context}`;
