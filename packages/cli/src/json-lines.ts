import { conjugate } from "@verbena/core/conjugation/conjugate";
import {
  type Infinitive,
  type InfinitiveProblem,
  readInfinitive,
} from "@verbena/core/conjugation/infinitive";
import { isKnownVerb } from "@verbena/core/conjugation/known-verbs";
import { type Tense, tenses } from "@verbena/core/vocabulary";

/** What is printed for an infinitive: a line per form, or one that says what is wrong. */
export type JsonLines = { text: string; isVerb: boolean };

/** Every form of what was given for an infinitive, as JSON objects, each on its line. */
export function jsonLines(given: string): JsonLines {
  const verb = given.normalize("NFC");
  const read = readInfinitive(verb, isKnownVerb);
  if ("problem" in read) {
    const line = JSON.stringify({ verb, error: explainProblem(read) });
    return { text: `${line}\n`, isVerb: false };
  }
  const begin = `{"verb":${JSON.stringify(verb)},`;
  return { text: tenses.map((tense) => linesOf(begin, read, tense)).join(""), isVerb: true };
}

/** Forms consist of letters and spaces, so that JSON has nothing to escape in them. */
function linesOf(begin: string, verb: Infinitive, tense: Tense): string {
  let lines = "";
  for (const { person, form, also } of conjugate(verb, tense)) {
    const who = person === null ? "null" : `"${person}"`;
    const others = also.length === 0 ? "" : `"${also.join('","')}"`;
    lines += `${begin}"tense":"${tense}","person":${who},"form":"${form}","also":[${others}]}\n`;
  }
  return lines;
}

const meant = (suggestions: readonly string[]) =>
  suggestions.length > 0 ? `; did you mean ${suggestions.join(" or ")}?` : "";

/** Why something was not taken for an infinitive, on one line. */
export function explainProblem({ problem, suggestions }: InfinitiveProblem): string {
  switch (problem) {
    case "empty":
      return "no verb given";
    case "not-an-infinitive":
      return `not an infinitive: it would end in -ar, -er, -ir, or with -se${meant(suggestions)}`;
    case "misspelt":
      return `no verb that is known: did you mean ${suggestions.join(" or ")}?`;
    case "form-of-a-verb":
      return `a form of a verb: did you mean ${suggestions.join(" or ")}?`;
  }
}
