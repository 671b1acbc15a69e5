import { readFile, truncate } from "node:fs/promises";

/** A statement as the server sent it; `$1` in its text stands for the first of its values. */
export type Statement = { text: string; values: readonly unknown[] };

/** Does something, and tells what the server sent to its database for it. */
export async function statementsDuring<T>(
  file: string,
  action: () => Promise<T>,
): Promise<{ result: T; statements: Statement[] }> {
  await truncate(file);
  const result = await action();
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return { result, statements: lines.map((line): Statement => JSON.parse(line)) };
}

type Batch = {
  /** Of the events, in their order. */
  ids: readonly string[];
  /** Number of the learner's last event before and after. */
  fromVersion: number;
  version: number;
};

/**
 * The statements of a batch with pgbench's variables for what differs from one time to the next:
 * ids and numbers of the events, which are counted on from the variable `last`.
 */
export function repeatable(statements: readonly Statement[], batch: Batch): Statement[] {
  const { ids, fromVersion, version } = batch;
  const withVariables = (value: unknown): unknown => {
    if (value === String(fromVersion)) return ":last";
    if (value === String(version)) return `:seq${ids.length}`;
    if (typeof value !== "string") return value;
    const renumbered = value.replaceAll(
      /"seq":(\d+)/g,
      (_, seq) => `"seq": :seq${Number(seq) - fromVersion}`,
    );
    return ids.reduce((text, id, index) => text.replaceAll(id, idNumbered(index + 1)), renumbered);
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(withVariables) }));
}

/** Sets the variables of a batch: `seq1`, `seq2`, … and what their ids are made of. */
export function numbering(size: number): string {
  const lines = Array.from({ length: size }, (_, index) => index + 1).flatMap((n) => [
    `\\set seq${n} :last + ${n}`,
    `\\set twelve${n} :seq${n} + 100000000000`,
  ]);
  return ["\\set eight random(10000000, 99999999)", ...lines, ""].join("\n");
}

/** UUIDs of decimal digits: random in front, as a browser's are, and each once by their end. */
const idNumbered = (n: number) => `:eight-0000-4000-8000-:twelve${n}`;
