import { createInterface } from "node:readline";
import type { Analysis } from "../conjugation/analyse-form.ts";
import { conjugate } from "../conjugation/conjugate.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import { isRegular } from "../conjugation/regularity.ts";
import {
  type FoundVerb,
  type NoInfinitive,
  noInfinitive,
  searchInfinitive,
} from "../conjugation/search-infinitive.ts";
import { tenses } from "../tenses.ts";
import { printForEach, readArguments, UsageError } from "./command-line.ts";
import { verbTables } from "./verb-tables.ts";

const help = `npx @verbena/spanish tener levantarse …
  Prints all forms of Spanish verbs, compound ones too. It conjugates an unknown verb by its ending, and
  suggests known ones that differ in one letter.

npx @verbena/spanish --format jsonl < infinitives
  Reads infinitives, one a line, and prints a line for each form of the simple tenses:
  {"verb":"tener","tense":"presente-indicativo","person":"yo","form":"tengo","variants":[]}
  "verb" is the given text. The infinitives may also be arguments of the command. The command reads oir
  as oír, and conjugates unknown infinitives too. For a text that is no infinitive it prints
  {"verb":"tuve","error":"…"} and ends with status 1.

npx @verbena/spanish diagnose --help
  Says how to ask why a form is wrong.

  --format tables|jsonl   the default is tables
  --help                  prints this text
`;

/**
 * Prints the forms of verbs.
 *
 * @throws UsageError for a mistake in the arguments
 */
export async function runConjugate(args: readonly string[]): Promise<void> {
  const { values, positionals: verbs } = readArguments({
    args,
    allowPositionals: true,
    options: {
      format: { type: "string", default: "tables" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) process.stdout.write(help);
  else if (values.format === "jsonl") await printJsonLines(verbs);
  else if (values.format !== "tables") throw new UsageError(`unknown format: ${values.format}`);
  else if (verbs.length === 0) throw new UsageError("expected a verb");
  else printTables(verbs);
}

function printTables(verbs: readonly string[]): void {
  const colour = process.stdout.isTTY && !process.env["NO_COLOR"];
  let separator = "";
  for (const given of verbs) {
    const found = searchInfinitive(given);
    if ("problem" in found) {
      process.stderr.write(`${given}: ${explainProblem(found)}\n`);
      process.exitCode = 1;
    } else {
      const tables = verbTables(found.verb, notes(found, given), { colour });
      process.stdout.write(`${separator}${tables}\n`);
      separator = "\n\n";
    }
  }
}

function notes({ verb, isKnown, suggestions }: FoundVerb, given: string): string[] {
  const { infinitive } = verb;
  const typed = given.normalize("NFC").trim().toLowerCase();
  const question = suggestions.length > 0 ? [`Did you mean ${suggestions.join(" or ")}?`] : [];
  const howConjugated = isRegular(verb)
    ? "regular by its ending"
    : "conjugated like the irregular verbs with its ending";
  return [
    ...(typed === infinitive ? [] : [`Read ${typed} as ${infinitive}.`]),
    ...(isKnown ? [] : [`Not in our dictionary; ${howConjugated}.`]),
    ...question,
  ];
}

async function printJsonLines(verbs: readonly string[]): Promise<void> {
  const given = verbs.length > 0 ? verbs : createInterface({ input: process.stdin });
  await printForEach(given, (line) => jsonLines(line.trim().normalize("NFC")));
}

function jsonLines(verb: string): string {
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) {
    process.exitCode = 1;
    const error = explainProblem(noInfinitive(verb, infinitive));
    return `${JSON.stringify({ verb, error })}\n`;
  }
  return tenses
    .flatMap((tense) =>
      conjugate(infinitive, tense).map(({ person, form, variants }) =>
        JSON.stringify({ verb, tense, person, form, variants }),
      ),
    )
    .join("\n")
    .concat("\n");
}

function explainProblem({ problem, suggestions, analyses }: NoInfinitive): string {
  switch (problem) {
    case "empty":
      return "expected a verb";
    case "not-an-infinitive":
      return `not an infinitive, which ends in -ar, -er or -ir, or in -arse, -erse or -irse${didYouMean(suggestions)}`;
    case "form-of-a-verb":
      return `a verb form, not an infinitive: ${analyses.map(inWords).join("; ")}`;
  }
}

function didYouMean(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? `; did you mean ${suggestions.join(" or ")}?` : "";
}

/** `hacer, imperativo-afirmativo, tú, with lo`. */
function inWords({ infinitive, tense, person, pronouns }: Analysis): string {
  const withPronouns = pronouns.length > 0 ? [`with ${pronouns.join(" and ")}`] : [];
  return [infinitive, tense, ...(person === null ? [] : [person]), ...withPronouns].join(", ");
}
