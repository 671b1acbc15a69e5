import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { isKnownVerb } from "@verbena/core/conjugation/known-verbs";
import { explainProblem } from "../conjugation/explain-problem.ts";
import { jsonLines } from "../conjugation/json-lines.ts";
import { verbTables } from "../conjugation/verb-tables.ts";

const help = `npm run -s conjugate -- tener levantarse …
  Prints all forms of Spanish verbs.

npm run -s conjugate -- --format jsonl < infinitives
  Reads infinitives, one on each line, and prints a line for each form:
  {"verb":"tener","tense":"presente-indicativo","person":"yo","form":"tengo","also":[]}
  "verb" is what was given; oir is read as oír. What is not an infinitive gets
  {"verb":"tuve","error":"…"}, and the exit status is 1.

  --format tables|jsonl   tables unless said otherwise
  --help                  this text
`;

const MISUSE = 2;
/** Written in pieces of this many characters: a write for each of half a million lines is slow. */
const PIECE = 1 << 16;

process.stdout.on("error", endQuietlyWithReader);
const options = readArguments();
if (options?.help) process.stdout.write(help);
else if (options?.format === "jsonl") await printJsonLines(options.verbs);
else if (options) printTables(options.verbs);

/** The reader of a pipe may have seen enough, as head does. */
function endQuietlyWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: "string", default: "tables" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const { format, help } = values;
    if (format !== "tables" && format !== "jsonl") return misuse(`Unknown format: ${format}`);
    if (format === "tables" && !help && positionals.length === 0) return misuse("No verb given");
    return { format, help, verbs: positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return misuse(error.message);
  }
}

function misuse(message: string): undefined {
  process.stderr.write(`${message.split(". ")[0]}. Try --help.\n`);
  process.exitCode = MISUSE;
}

function printTables(verbs: readonly string[]): void {
  const colour = process.stdout.isTTY && !process.env["NO_COLOR"];
  for (const [index, given] of verbs.entries()) {
    const verb = readInfinitive(given, isKnownVerb);
    if ("problem" in verb) {
      process.stderr.write(`${given}: ${explainProblem(verb)}\n`);
      process.exitCode = 1;
    } else {
      process.stdout.write(`${index === 0 ? "" : "\n\n"}${verbTables(verb, given, { colour })}\n`);
    }
  }
}

async function printJsonLines(verbs: readonly string[]): Promise<void> {
  let waiting = "";
  for await (const line of verbs.length > 0 ? verbs : createInterface({ input: process.stdin })) {
    const given = line.trim();
    if (given === "") continue;
    const { text, isVerb } = jsonLines(given);
    if (!isVerb) process.exitCode = 1;
    waiting += text;
    if (waiting.length < PIECE) continue;
    await write(waiting);
    waiting = "";
  }
  await write(waiting);
}

function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}
