import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const command = fileURLToPath(new URL("./main.ts", import.meta.url));

async function run(args: readonly string[], input = "") {
  const child = spawn(process.execPath, [command, "diagnose", ...args]);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, output, errors };
}

const jsonl = ["--format", "jsonl"];
const linesOf = (output: string): unknown[] =>
  output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test("prints each line again with its keys in order and its causes", async () => {
  const lines = [
    { id: 7, verb: "tener", tense: "preterito-indefinido", person: "yo", given: "tení" },
    { verb: "ver", tense: "preterito-indefinido", person: "él", given: "veo" },
    { verb: "hablar", tense: "presente-indicativo", person: "tú", given: "hablas" },
  ];
  const { status, output } = await run(jsonl, lines.map((line) => JSON.stringify(line)).join("\n"));
  expect(status).toBe(0);
  expect(output.split("\n")[0]).toBe(
    '{"id":7,"verb":"tener","tense":"preterito-indefinido","person":"yo","given":"tení","codes":["regularised"]}',
  );
  expect(linesOf(output)).toMatchObject([
    { codes: ["regularised"] },
    { codes: ["wrong-tense", "wrong-person"] },
    { codes: [] },
  ]);
});

test("gives a cause for every wrong compound form, and none only for the right one", async () => {
  const answers = ["he hablado", "he hablada", "hehablado", "he", "no he hablado", "ya he hablado"];
  const lines = answers.map((given) =>
    JSON.stringify({ verb: "hablar", tense: "preterito-perfecto", person: "yo", given }),
  );
  const { output } = await run(jsonl, lines.join("\n"));
  expect(linesOf(output)).toMatchObject([
    { codes: [] },
    { codes: ["agreement"] },
    { codes: ["typo"] },
    { codes: ["compound-tense"] },
    { codes: ["typo"] },
    { codes: ["typo"] },
  ]);
});

test("reports an invalid line and prints the others", async () => {
  const { status, output } = await run(
    jsonl,
    [
      "tení",
      '{"verb":"tuve","tense":"preterito-indefinido","person":"yo","given":"x"}',
      '{"verb":"tener","tense":"pasado","person":"yo","given":"x"}',
      '{"verb":"tener","tense":"presente-indicativo","person":null,"given":"x"}',
      "",
      '{"verb":"tener","tense":"participio","person":null,"given":"tenido"}',
    ].join("\n"),
  );
  expect(status).toBe(1);
  expect(linesOf(output)).toMatchObject([
    { line: "tení", error: "not a JSON object" },
    { verb: "tuve", error: "verb: not an infinitive" },
    { verb: "tener", tense: "pasado", error: expect.stringContaining("tense: expected one of") },
    { person: null, error: expect.stringContaining("person: expected one of") },
    { given: "tenido", codes: [] },
  ]);
});

test.each([
  [["tener", "preterito-indefinido", "yo", "tení"], "regularised: ten-í, but tuv-e (strong-u)\n"],
  [
    ["hablar", "preterito-indefinido", "ellos", "hablarn"],
    'typo: missing: nothing instead of "o"\n',
  ],
  [["hablar", "infinitivo-compuesto", "yo", "haber hablado"], "right\n"],
  [
    ["hablar", "infinitivo-compuesto", "yo", "haver hablado"],
    'auxiliary: haver, right is haber\n  typo: b-v: "v" instead of "b"\n',
  ],
])("describes the answer %j", async (args, output) => {
  expect(await run(args)).toEqual({ status: 0, output, errors: "" });
});

test.each([
  [["tener", "preterito-indefinido", "yo"], "expected verb, tense, person and answer"],
  [["tuve", "preterito-indefinido", "yo", "tení"], "not an infinitive: tuve"],
  [["tener", "pasado", "yo", "tení"], "unknown tense: pasado"],
  [["tener", "preterito-indefinido", "ella", "tení"], "unknown person: ella"],
  [["--format", "csv"], "unknown format: csv"],
  [["--fromat"], "Unknown option '--fromat'"],
])("reports the usage error %j in one line, with status 2", async (args, reason) => {
  expect(await run(args)).toEqual({ status: 2, output: "", errors: `${reason}; see --help\n` });
});

test("prints its help with --help", async () => {
  const { status, output } = await run(["--help"]);
  expect(status).toBe(0);
  expect(output).toContain('"codes"');
});
