import { createInterface } from "node:readline";
import { isKnownVerb } from "@verbena/core/conjugation/known-verbs";
import { searchInfinitive } from "@verbena/core/conjugation/search-infinitive";
import { Misuse, printForEach, readArguments, runCommandLine } from "./command-line.ts";
import { explainProblem, jsonLines } from "./json-lines.ts";
import { verbTables } from "./verb-tables.ts";

const help = `npm run -s conjugate -- tener levantarse …
  Prints all forms of Spanish verbs. A verb that is not known and differs in one letter from one that
  is gets no table, but a question.

npm run -s conjugate -- --format jsonl < infinitives
  Reads infinitives, one on each line, and prints a line for each form:
  {"verb":"tener","tense":"presente-indicativo","person":"yo","form":"tengo","also":[]}
  "verb" is what was given; oir is read as oír, and every infinitive is conjugated, known or not.
  What is not an infinitive gets
  {"verb":"tuve","error":"…"}, and the exit status is 1.

  --format tables|jsonl   tables unless said otherwise
  --help                  this text
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
  else if (values.format !== "tables") throw new Misuse(`no such format: ${values.format}`);
  else if (verbs.length === 0) throw new Misuse("give a verb");
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
  await printForEach(given, (line) => {
    const { text, isVerb } = jsonLines(line.trim());
    if (!isVerb) process.exitCode = 1;
    return text;
  });
}
