import { styleText } from "node:util";
import { conjugate } from "@verbena/core/conjugation/conjugate";
import type { Form } from "@verbena/core/conjugation/form";
import type { Infinitive } from "@verbena/core/conjugation/infinitive";
import { regularForm } from "@verbena/core/conjugation/regularity";
import { differingLetters } from "@verbena/core/grading/differing-letters";
import { type Person, type Tense, tenses } from "@verbena/core/vocabulary";

type Style = { colour: boolean };

const titles: Record<Tense, string> = {
  "presente-indicativo": "Presente de indicativo",
  "preterito-indefinido": "Pretérito indefinido",
  "preterito-imperfecto": "Pretérito imperfecto",
  "futuro-simple": "Futuro simple",
  "condicional-simple": "Condicional simple",
  "presente-subjuntivo": "Presente de subjuntivo",
  "imperfecto-subjuntivo": "Imperfecto de subjuntivo",
  "imperfecto-subjuntivo-se": "Imperfecto de subjuntivo (-se)",
  "futuro-subjuntivo": "Futuro de subjuntivo",
  "imperativo-afirmativo": "Imperativo afirmativo",
  "imperativo-negativo": "Imperativo negativo",
  gerundio: "Gerundio",
  participio: "Participio",
};

/** Tables of all tenses. With colour, irregular letters are highlighted. */
export function verbTables(verb: Infinitive, given: string, style: Style): string {
  return [
    paint("bold", verb.infinitive, style),
    ...notes(verb, given),
    ...tenses.map((tense) => `\n${tenseTable(verb, tense, style)}`),
  ].join("\n");
}

function notes({ infinitive, known }: Infinitive, given: string): string[] {
  const typed = given.normalize("NFC").trim().toLowerCase();
  const lines: string[] = [];
  if (typed !== infinitive) lines.push(`Read ${typed} as ${infinitive}.`);
  if (!known) lines.push("Not a verb that Verbena knows: conjugated by the rules.");
  return lines;
}

/** Yo, tú and él on the left, the other persons on the right. */
function tenseTable(verb: Infinitive, tense: Tense, style: Style): string {
  const title = paint("dim", titles[tense], style);
  const cells = conjugate(verb, tense).map((form) => ({
    isLeft: !isPlural(form),
    text: paintedForm(verb, tense, form, style),
    // The codes of colours take no space on the screen.
    width: paintedForm(verb, tense, form, { colour: false }).length,
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

function paintedForm(verb: Infinitive, tense: Tense, form: Form, style: Style): string {
  const regular = regularForm(verb, tense, form.person);
  const letters = differingLetters(form.form, regular)
    .given.map(({ text, differs }) => (differs ? paint("yellow", text, style) : text))
    .join("");
  const others = form.also.length === 0 ? "" : ` (${form.also.join(", ")})`;
  return `${subjectOf(form.person, tense)}${letters}${others}`;
}

const imperativeSubjects: Partial<Record<Person, string>> = { él: "usted", ellos: "ustedes" };

function subjectOf(person: Person | null, tense: Tense): string {
  if (person === null) return "";
  const name = tense.startsWith("imperativo") ? (imperativeSubjects[person] ?? person) : person;
  return name.padEnd(9);
}

function paint(format: "bold" | "dim" | "yellow", text: string, { colour }: Style): string {
  return colour ? styleText(format, text, { validateStream: false }) : text;
}
