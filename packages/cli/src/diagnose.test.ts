import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

// Each test starts a process.
vi.setConfig({ testTimeout: 30_000 });

const command = fileURLToPath(new URL("./diagnose.ts", import.meta.url));

async function run(args: readonly string[], input = "") {
  const child = spawn(process.execPath, [command, ...args]);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, output, complaint };
}

const jsonl = ["--format", "jsonl"];
const linesOf = (output: string): unknown[] =>
  output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test("each line comes back with its keys in order and its causes, best first", async () => {
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

test("words of time are told apart too", async () => {
  const { output } = await run(jsonl, '{"wanted":"desde hace","given":"desde"}\n');
  expect(linesOf(output)).toEqual([
    { wanted: "desde hace", given: "desde", codes: ["taken-for-point"] },
  ]);
});

test("a line that is no answer is said to be none, and the rest is still printed", async () => {
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
    { verb: "tener", tense: "pasado", error: expect.stringContaining("tense: one of") },
    { person: null, error: expect.stringContaining("person: one of") },
    { given: "tenido", codes: [] },
  ]);
});

test("an answer on the command line is explained in words", async () => {
  const { status, output } = await run(["tener", "preterito-indefinido", "yo", "tení"]);
  expect({ status, output }).toEqual({
    status: 0,
    output: "regularised: ten-í, but tuv-e (strong-u)\n",
  });
});

test.each([
  [["tener", "preterito-indefinido", "yo"], "give verb, tense, person and what was answered"],
  [["tuve", "preterito-indefinido", "yo", "tení"], "not an infinitive: tuve"],
  [["tener", "pasado", "yo", "tení"], "no such tense: pasado"],
  [["tener", "preterito-indefinido", "ella", "tení"], "no such person: ella"],
  [["--format", "csv"], "no such format: csv"],
  [["--fromat"], "Unknown option '--fromat'"],
])("%j is answered in one line, with status 2", async (args, reason) => {
  expect(await run(args)).toEqual({ status: 2, output: "", complaint: `${reason}; see --help\n` });
});

test("--help says what goes in and what comes out", async () => {
  const { status, output } = await run(["--help"]);
  expect(status).toBe(0);
  expect(output).toContain('"codes"');
});
