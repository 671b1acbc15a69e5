import { createInterface } from "node:readline";
import { formOf } from "../conjugation/conjugate.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import { moodOf } from "../conjugation/mood.ts";
import type { Cause } from "../diagnosis/cause.ts";
import { causeInWords } from "../diagnosis/cause-in-words.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { diagnoseCompound, type WrongPart } from "../diagnosis/diagnose-compound.ts";
import {
  compoundTenses,
  isCompoundTense,
  isPerson,
  isTense,
  type Person,
  persons,
  type TableTense,
  tenses,
} from "../tenses.ts";
import { printForEach, readArguments, UsageError } from "./command-line.ts";

const help = `Prints the causes of a wrong form.

  npx @verbena/spanish diagnose tener preterito-indefinido yo tení
  npx @verbena/spanish diagnose --format jsonl < answers.jsonl

With --format jsonl each line of standard input is
  {"verb":"tener","tense":"preterito-indefinido","person":"yo","given":"tení"}
("expected" names a right answer that is not the usual form, such as hay). The command prints each line again with
"codes": the causes, best first, empty for a right answer and nothing else. The person of gerundio and participio may be
null. A wrong compound form has the causes of its parts. Any other line gets "error", and the command ends with status 1.

tenses:  ${[...tenses, ...compoundTenses].join(", ")}
persons: ${persons.join(", ")}
`;

/**
 * Prints the causes of wrong forms.
 *
 * @throws UsageError for a mistake in the arguments
 */
export async function runDiagnose(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments({
    args,
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
}

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

const isInfinitive = (verb: string) => !("problem" in readInfinitive(verb));

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
  const question = readQuestion(data);
  if ("error" in question) return { ...data, ...question };
  return { ...data, codes: [...new Set(causesOf(question).map(({ code }) => code))] };
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(line);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : null;
  } catch {
    return null;
  }
}

type Question = {
  verb: string;
  tense: TableTense;
  person: Person | null;
  given: string;
  expected: string | undefined;
};

function readQuestion(data: Record<string, unknown>): Question | { error: string } {
  const { verb, tense, person, given, expected } = data;
  if (typeof verb !== "string" || !isInfinitive(verb)) return { error: "verb: not an infinitive" };
  if (typeof tense !== "string" || !(isTense(tense) || isCompoundTense(tense))) {
    return { error: `tense: expected one of ${[...tenses, ...compoundTenses].join(", ")}` };
  }
  const isKnownPerson = typeof person === "string" && isPerson(person);
  const isNobody = person === null && (isCompoundTense(tense) || moodOf[tense] === "non-finite");
  if (!isKnownPerson && !isNobody) {
    return { error: `person: expected one of ${persons.join(", ")}` };
  }
  if (typeof given !== "string") return { error: "given: expected a string" };
  if (expected !== undefined && typeof expected !== "string") {
    return { error: "expected: expected a string" };
  }
  return { verb, tense, person: isKnownPerson ? person : null, given, expected };
}

function causesOf({ verb, tense, person, given, expected }: Question): readonly Cause[] {
  if (isCompoundTense(tense)) {
    return diagnoseCompound({ verb, tense, person, given }).flatMap(({ causes }) => causes);
  }
  // Diagnosis ignores the person of a non-finite tense.
  const asked = { verb, tense, person: person ?? "yo", given } as const;
  return diagnose({ ...asked, expected: expected ?? usualForm(verb, tense, person) });
}

/** The usual form of a verb. Empty if the form does not exist. */
function usualForm(infinitive: string, tense: TableTense, person: Person | null): string {
  const verb = readInfinitive(infinitive);
  const ofPerson = moodOf[tense] === "non-finite" ? null : person;
  return "problem" in verb ? "" : (formOf(verb, tense, ofPerson)?.form ?? "");
}
