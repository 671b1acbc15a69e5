import { styleText } from "node:util";
import { conjugate } from "../conjugation/conjugate.ts";
import type { Form } from "../conjugation/form.ts";
import type { Infinitive } from "../conjugation/infinitive.ts";
import { regularForm } from "../conjugation/regularity.ts";
import { longTenseName } from "../conjugation/tense-names.ts";
import {
  compoundTenses,
  isCompoundTense,
  type Person,
  type TableTense,
  tenses,
} from "../tenses.ts";
import { differingLetters } from "../text/differing-letters.ts";

type Style = { colour: boolean };

/** Tables of all tenses, below notes on the verb. With colour, irregular letters are highlighted. */
export function verbTables(verb: Infinitive, notes: readonly string[], style: Style): string {
  return [
    paint("bold", verb.infinitive, style),
    ...notes,
    ...[...tenses, ...compoundTenses].map((tense) => `\n${tenseTable(verb, tense, style)}`),
  ].join("\n");
}

/** The table of a tense, with yo, tú, and él on the left and the other persons on the right. */
function tenseTable(verb: Infinitive, tense: TableTense, style: Style): string {
  const title = paint("dim", longTenseName(tense), style);
  const cells = conjugate(verb, tense).map((form) => ({
    isLeft: !isPlural(form),
    text: cellText(verb, tense, form, style),
    // Colour codes take no width on the screen.
    width: cellText(verb, tense, form, { colour: false }).length,
  }));
  if (cells.length === 0) return `${title}\n  —`;
  const left = cells.filter(({ isLeft }) => isLeft);
  const right = cells.filter(({ isLeft }) => !isLeft);
  const columnWidth = Math.max(0, ...left.map(({ width }) => width));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const { text = "", width = 0 } = left[index] ?? {};
    return `  ${text}${" ".repeat(columnWidth - width)}    ${right[index]?.text ?? ""}`.trimEnd();
  });
  return [title, ...rows].join("\n");
}

const isPlural = ({ person }: Form): boolean =>
  person === "nosotros" || person === "vosotros" || person === "ellos";

function cellText(verb: Infinitive, tense: TableTense, form: Form, style: Style): string {
  const regular = isCompoundTense(tense)
    ? form.parts.before + regularForm(verb, "participio", null)
    : regularForm(verb, tense, form.person);
  const letters = differingLetters(form.form, regular)
    .given.map(({ text, differs }) => (differs ? paint("yellow", text, style) : text))
    .join("");
  const others = form.variants.length === 0 ? "" : ` (${form.variants.join(", ")})`;
  return `${subjectOf(form.person, tense)}${letters}${others}`;
}

const imperativeSubjects: Partial<Record<Person, string>> = { él: "usted", ellos: "ustedes" };

function subjectOf(person: Person | null, tense: TableTense): string {
  if (person === null) return "";
  const name = tense.startsWith("imperativo") ? (imperativeSubjects[person] ?? person) : person;
  return name.padEnd(9);
}

function paint(format: "bold" | "dim" | "yellow", text: string, { colour }: Style): string {
  return colour ? styleText(format, text, { validateStream: false }) : text;
}
