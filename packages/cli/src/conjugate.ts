import { createInterface } from "node:readline";
import { conjugate } from "@verbena/core/conjugation/conjugate";
import { type InfinitiveProblem, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { isKnownVerb } from "@verbena/core/conjugation/known-verbs";
import { searchInfinitive } from "@verbena/core/conjugation/search-infinitive";
import { tenses } from "@verbena/core/vocabulary";
import { printForEach, readArguments, runCommandLine, UsageError } from "./command-line.ts";
import { verbTables } from "./verb-tables.ts";

const help = `npm run -s conjugate -- tener levantarse …
  Prints all forms of Spanish verbs. For an unknown verb that differs in one letter from a known one,
  it suggests the known one.

npm run -s conjugate -- --format jsonl < infinitives
  Reads infinitives, one a line, and prints a line for each form:
  {"verb":"tener","tense":"presente-indicativo","person":"yo","form":"tengo","also":[]}
  "verb" is the given text. It reads oir as oír, and conjugates unknown infinitives too. For a text
  that is no infinitive it prints {"verb":"tuve","error":"…"} and ends with status 1.

  --format tables|jsonl   the default is tables
  --help                  prints this text
`;

await runCommandLine(async () => {
  const { values, positionals: verbs } = readArguments({
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
});

function printTables(verbs: readonly string[]): void {
  const colour = process.stdout.isTTY && !process.env["NO_COLOR"];
  for (const [index, given] of verbs.entries()) {
    const verb = searchInfinitive(given, isKnownVerb);
    if ("problem" in verb) {
      process.stderr.write(`${given}: ${explainProblem(verb)}\n`);
      process.exitCode = 1;
    } else {
      process.stdout.write(`${index === 0 ? "" : "\n\n"}${verbTables(verb, given, { colour })}\n`);
    }
  }
}

async function printJsonLines(verbs: readonly string[]): Promise<void> {
  const given = verbs.length > 0 ? verbs : createInterface({ input: process.stdin });
  await printForEach(given, (line) => jsonLines(line.trim().normalize("NFC")));
}

function jsonLines(verb: string): string {
  const infinitive = readInfinitive(verb, isKnownVerb);
  if ("problem" in infinitive) {
    process.exitCode = 1;
    return `${JSON.stringify({ verb, error: explainProblem(infinitive) })}\n`;
  }
  return tenses
    .flatMap((tense) =>
      conjugate(infinitive, tense).map(({ person, form, also }) =>
        JSON.stringify({ verb, tense, person, form, also }),
      ),
    )
    .join("\n")
    .concat("\n");
}

function didYouMean(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? `; did you mean ${suggestions.join(" or ")}?` : "";
}

function explainProblem({ problem, suggestions }: InfinitiveProblem): string {
  switch (problem) {
    case "empty":
      return "expected a verb";
    case "not-an-infinitive":
      return `not an infinitive, which ends in -ar, -er or -ir, or in -arse, -erse or -irse${didYouMean(suggestions)}`;
    case "misspelt":
      return `not a known verb${didYouMean(suggestions)}`;
    case "form-of-a-verb":
      return `a verb form, not an infinitive${didYouMean(suggestions)}`;
  }
}
