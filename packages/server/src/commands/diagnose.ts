import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { diagnose, type FormQuestion } from "@verbena/core/diagnosis/diagnose";
import { diagnoseWord } from "@verbena/core/diagnosis/diagnose-word";
import { fillInWords, isPerson, isTense, persons, tenses } from "@verbena/core/vocabulary";
import { z } from "zod";
import { causeInWords } from "./cause-in-words.ts";

const help = `Says what happened in a wrong answer.

  npm run -s diagnose -- tener preterito-indefinido yo tení
  npm run -s diagnose -- --format jsonl < answers.jsonl

With --format jsonl each line of standard input is
  {"verb":"tener","tense":"preterito-indefinido","person":"yo","given":"tení"}
(with "wanted" where the right answer is not the first one: hay), or, for a word of time,
  {"wanted":"desde hace","given":"desde"}
and is printed again with "codes": every cause that holds, best first; none for a right answer. The
person of gerundio and participio may be null. A line that is neither gets "error", and the status
is 1 at the end.

tenses:  ${tenses.join(", ")}
persons: ${persons.join(", ")}
`;

const OUTPUT_CHUNK = 65_536;

const formLine = z.object({
  verb: z.string().refine(isInfinitive, "not an infinitive"),
  tense: z.enum(tenses, `one of ${tenses.join(", ")}`),
  person: z.enum(persons, `one of ${persons.join(", ")}`).nullable(),
  given: z.string("a text is missing"),
  wanted: z.string().optional(),
});
const wordLine = z.object({
  wanted: z.enum(fillInWords, `one of ${fillInWords.join(", ")}`),
  given: z.string("a text is missing"),
});

function isInfinitive(verb: string): boolean {
  return !("problem" in readInfinitive(verb));
}

/** Something that the person at the terminal can put right. */
class WrongUse extends Error {}

try {
  process.stdout.on("error", endQuietly);
  await run();
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  process.stderr.write(`${error.message}; see --help\n`);
  process.exitCode = 2;
}

/** Whoever reads has had enough: head, less. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

async function run(): Promise<void> {
  const { values, positionals } = options();
  if (values.help) process.stdout.write(help);
  else if (values.format === undefined) process.stdout.write(forPerson(positionals));
  else if (values.format !== "jsonl") throw new WrongUse(`no such format: ${values.format}`);
  else if (positionals.length > 0)
    throw new WrongUse("with --format jsonl answers are read from standard input");
  else await diagnoseLines();
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { format: { type: "string" }, help: { type: "boolean", default: false } },
    });
  } catch (error) {
    const [line = ""] = error instanceof Error ? error.message.split(/[.\n]/, 1) : [];
    throw new WrongUse(line, { cause: error });
  }
}

function forPerson([verb, tense, person, ...words]: readonly string[]): string {
  if (verb === undefined || tense === undefined || person === undefined || words.length === 0) {
    throw new WrongUse("give verb, tense, person and what was answered");
  }
  if (!isInfinitive(verb)) throw new WrongUse(`not an infinitive: ${verb}`);
  if (!isTense(tense)) throw new WrongUse(`no such tense: ${tense}`);
  if (!isPerson(person)) throw new WrongUse(`no such person: ${person}`);
  const causes = diagnose({ verb, tense, person, given: words.join(" ") });
  if (causes.length === 0) return "right\n";
  return causes.map((cause) => `${cause.code}: ${causeInWords(cause)}\n`).join("");
}

async function diagnoseLines(): Promise<void> {
  let output = "";
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const result = diagnoseLine(line);
    if ("error" in result) process.exitCode = 1;
    output += `${JSON.stringify(result)}\n`;
    if (output.length >= OUTPUT_CHUNK) {
      process.stdout.write(output);
      output = "";
    }
  }
  process.stdout.write(output);
}

/** The line's own keys, with its codes, or with what is wrong with it. */
function diagnoseLine(line: string): Record<string, unknown> {
  const read = readObject(line);
  if (!read) return { line, error: "not a JSON object" };
  const codes = "verb" in read ? formCodes(read) : wordCodes(read);
  return "error" in codes ? { ...read, error: codes.error } : { ...read, codes: codes.codes };
}

function readObject(line: string): Record<string, unknown> | null {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(line));
  } catch {
    return null;
  }
}

type Codes = { codes: readonly string[] } | { error: string };

function formCodes(read: Record<string, unknown>): Codes {
  const { data, error } = formLine.safeParse(read);
  if (!data) return { error: firstFault(error) };
  const { verb, tense, person, given, wanted } = data;
  const hasNone = tense === "gerundio" || tense === "participio";
  if (person === null && !hasNone) return { error: `person: one of ${persons.join(", ")}` };
  const question: FormQuestion = { verb, tense, person: person ?? "yo", given };
  return codesOf(diagnose(wanted === undefined ? question : { ...question, wanted }));
}

function wordCodes(read: Record<string, unknown>): Codes {
  const { data, error } = wordLine.safeParse(read);
  return data ? codesOf(diagnoseWord(data)) : { error: firstFault(error) };
}

function codesOf(causes: readonly { code: string }[]): Codes {
  return { codes: [...new Set(causes.map(({ code }) => code))] };
}

function firstFault(error: z.ZodError | undefined): string {
  const [fault] = error?.issues ?? [];
  return fault ? `${fault.path.join(".")}: ${fault.message}` : "not understood";
}
