import { createInterface } from "node:readline";
import { formIn } from "@verbena/core/conjugation/compound-tenses";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { isNonFinite } from "@verbena/core/conjugation/mood";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import { causesIn, diagnoseAnswer } from "@verbena/core/diagnosis/diagnose-answer";
import { diagnoseCompound, type WrongPart } from "@verbena/core/diagnosis/diagnose-compound";
import { diagnoseWord } from "@verbena/core/diagnosis/diagnose-fill-in";
import {
  asksWord,
  choicesIn,
  familyWithWord,
  fillInFamilies,
  isFillInWord,
} from "@verbena/core/families";
import {
  compoundTenses,
  isCompoundTense,
  isPerson,
  isTense,
  type Person,
  persons,
  type TableTense,
  tenses,
} from "@verbena/core/tenses";
import { z } from "zod";
import { causeInWords } from "./cause-in-words.ts";
import { printForEach, readArguments, runCommandLine, UsageError } from "./command-line.ts";

const help = `Prints the causes of a wrong answer.

  npm run -s diagnose -- tener preterito-indefinido yo tení
  npm run -s diagnose -- --format jsonl < answers.jsonl

With --format jsonl each line of standard input is
  {"verb":"tener","tense":"preterito-indefinido","person":"yo","given":"tení"}
("expected" names a right answer that is not the usual form, such as hay) or, for a word of time,
  {"expected":"desde hace","given":"desde"}
The command prints each line again with "codes": the causes, best first, empty for a right answer and nothing else.
The person of gerundio and participio may be null. A wrong compound form has the causes of its parts. Any other line gets "error", and the command ends
with status 1.

tenses:  ${[...tenses, ...compoundTenses].join(", ")}
persons: ${persons.join(", ")}
`;

const formLine = z.object({
  verb: z.string().refine(isInfinitive, "not an infinitive"),
  tense: z.enum([...tenses, ...compoundTenses], `expected one of ${tenses.join(", ")}`),
  person: z.enum(persons, `expected one of ${persons.join(", ")}`).nullable(),
  given: z.string("expected a string"),
  expected: z.string().optional(),
});
const wordLine = z.object({
  expected: z
    .string()
    .refine(
      isFillInWord,
      `expected one of ${fillInFamilies.filter(asksWord).flatMap(choicesIn).join(", ")}`,
    ),
  given: z.string("expected a string"),
});

function isInfinitive(verb: string): boolean {
  return !("problem" in readInfinitive(verb));
}

await runCommandLine(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      format: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) process.stdout.write(help);
  else if (values.format === undefined) process.stdout.write(describeAnswer(positionals));
  else if (values.format !== "jsonl") throw new UsageError(`unknown format: ${values.format}`);
  else if (positionals.length > 0)
    throw new UsageError("expected no arguments: --format jsonl reads answers from standard input");
  else await diagnoseLines();
});

function describeAnswer([verb, tense, person, ...words]: readonly string[]): string {
  if (verb === undefined || tense === undefined || person === undefined || words.length === 0) {
    throw new UsageError("expected verb, tense, person and answer");
  }
  if (!isInfinitive(verb)) throw new UsageError(`not an infinitive: ${verb}`);
  if (!isPerson(person)) throw new UsageError(`unknown person: ${person}`);
  if (isCompoundTense(tense)) {
    const parts = diagnoseCompound({ verb, tense, person, given: words.join(" ") });
    return parts.length === 0 ? "right\n" : parts.map(describePart).join("");
  }
  if (!isTense(tense)) throw new UsageError(`unknown tense: ${tense}`);
  const causes = diagnose({ verb, tense, person, given: words.join(" ") });
  if (causes.length === 0) return "right\n";
  return causes.map((cause) => `${cause.code}: ${causeInWords(cause)}\n`).join("");
}

function describePart({ part, given, right, causes }: WrongPart): string {
  const described = causes.map((cause) => `  ${cause.code}: ${causeInWords(cause)}\n`).join("");
  return `${part}: ${given}${right === "" ? "" : `, right is ${right}`}\n${described}`;
}

async function diagnoseLines(): Promise<void> {
  await printForEach(createInterface({ input: process.stdin }), (line) => {
    const result = diagnoseLine(line);
    if ("error" in result) process.exitCode = 1;
    return `${JSON.stringify(result)}\n`;
  });
}

/** Adds codes or an error to the data of a line. */
function diagnoseLine(line: string): Record<string, unknown> {
  const data = parseObject(line);
  if (!data) return { line, error: "not a JSON object" };
  return { ...data, ...("verb" in data ? formCodes(data) : wordCodes(data)) };
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(line));
  } catch {
    return null;
  }
}

type Codes = { codes: readonly string[] } | { error: string };

function formCodes(input: Record<string, unknown>): Codes {
  const { data, error } = formLine.safeParse(input);
  if (!data) return { error: firstIssue(error) };
  const { verb: infinitive, tense, person, given } = data;
  if (person === null && isTense(tense) && !isNonFinite(tense))
    return { error: `person: expected one of ${persons.join(", ")}` };
  const expected = data.expected ?? usualForm(infinitive, tense, person);
  const asked = { family: null, infinitive, tense, person, expected };
  return codesOf(causesIn(diagnoseAnswer({ ...asked, given })));
}

/** The usual form of a verb. Empty if the form does not exist. */
function usualForm(infinitive: string, tense: TableTense, person: Person | null): string {
  const verb = readInfinitive(infinitive);
  const isOfNobody = isTense(tense) && isNonFinite(tense);
  const form = "problem" in verb ? undefined : formIn(verb, tense, isOfNobody ? null : person);
  return form?.form ?? "";
}

function wordCodes(input: Record<string, unknown>): Codes {
  const { data, error } = wordLine.safeParse(input);
  const family = data && familyWithWord(data.expected);
  return data && family ? codesOf(diagnoseWord({ family, ...data })) : { error: firstIssue(error) };
}

function codesOf(causes: readonly { code: string }[]): Codes {
  return { codes: [...new Set(causes.map(({ code }) => code))] };
}

function firstIssue(error: z.ZodError | undefined): string {
  const [issue] = error?.issues ?? [];
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "invalid";
}
