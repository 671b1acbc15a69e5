import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { compoundTenses, tenses } from "../tenses.ts";

/** Nine tenses with six persons, two imperatives with five, gerundio and participio. */
const FORMS_OF_A_VERB = 66;
const command = fileURLToPath(new URL("main.ts", import.meta.url));

function run(args: readonly string[], input = "") {
  const env = { ...process.env, NO_COLOR: "1" };
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    input,
    env,
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

const lines = (stdout: string): unknown[] =>
  stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

it("prints a line of JSON for each form of each verb", () => {
  const { stdout, status } = run(["--format", "jsonl"], "tener\n\nlevantarse\n");
  const printed = lines(stdout);
  expect(status).toBe(0);
  expect(printed).toHaveLength(2 * FORMS_OF_A_VERB);
  expect(printed[0]).toEqual({
    verb: "tener",
    tense: "presente-indicativo",
    person: "yo",
    form: "tengo",
    variants: [],
  });
  expect(printed.at(-1)).toEqual({
    verb: "levantarse",
    tense: "participio",
    person: null,
    form: "levantado",
    variants: [],
  });
});

it("prints the verb as it was given, but in NFC", () => {
  const [first] = lines(run(["--format", "jsonl"], "rei\u0301r").stdout);
  expect(first).toMatchObject({ verb: "reír", form: "río" });
  expect(lines(run(["--format", "jsonl"], "oir\r\n").stdout)[0]).toMatchObject({
    verb: "oir",
    form: "oigo",
  });
});

it("reports an invalid infinitive, continues, and ends with status 1", () => {
  const { stdout, status } = run(["--format", "jsonl"], "tuve\nser\n");
  const [first, second] = lines(stdout);
  expect(status).toBe(1);
  expect(first).toEqual({
    verb: "tuve",
    error: "a verb form, not an infinitive: tener, preterito-indefinido, yo",
  });
  expect(second).toMatchObject({ verb: "ser", form: "soy" });
});

it("prints tables with further accepted forms and notes on the verb", () => {
  const { stdout, status } = run(["roer", "oir", "anadir", "flurpear"]);
  expect(status).toBe(0);
  expect(stdout).toContain("\nPretérito indefinido\n");
  expect(stdout).toContain("yo       roo (roigo, royo)");
  expect(stdout).toContain("Read oir as oír.");
  expect(stdout).toContain("Read anadir as añadir.");
  expect(stdout).toContain("flurpear\nNot in our dictionary; regular by its ending.\n");
});

it("prints every tense of the table, compound ones too", () => {
  const { stdout } = run(["levantarse"]);
  expect(stdout.match(/^\p{Lu}.*$/gmu)).toHaveLength(tenses.length + compoundTenses.length);
  expect(stdout).toContain("\nPretérito perfecto\n  yo       me he levantado");
  expect(stdout).toContain("\nGerundio compuesto\n  habiéndose levantado");
});

it("suggests known verbs above the tables of an unknown one", () => {
  const { stdout, status } = run(["abtener"]);
  expect(status).toBe(0);
  expect(stdout).toContain(
    "abtener\n" +
      "Not in our dictionary; conjugated like the irregular verbs with its ending.\n" +
      "Did you mean obtener or atener or abstener?\n",
  );
});

it("reports texts that are not verbs, and prints the tables of the others", () => {
  const { stdout, stderr, status } = run(["hazlo", "había sido", "conocr", "hola", "abolir"]);
  expect(status).toBe(1);
  expect(stderr).toBe(
    "hazlo: a verb form, not an infinitive: hacer, imperativo-afirmativo, tú, with lo\n" +
      "había sido: a verb form, not an infinitive: ser, preterito-pluscuamperfecto, yo; ser, preterito-pluscuamperfecto, él\n" +
      "conocr: not an infinitive, which ends in -ar, -er or -ir, or in -arse, -erse or -irse; did you mean conocer?\n" +
      "hola: not an infinitive, which ends in -ar, -er or -ir, or in -arse, -erse or -irse\n",
  );
  expect(stdout).toContain("nosotros abolimos");
});

it("prints no blank lines before the first tables", () => {
  expect(run(["hola", "tener"]).stdout).toMatch(/^tener\n/);
});

it("prints its help with --help", () => {
  const { stdout, status } = run(["--help"]);
  expect(status).toBe(0);
  expect(stdout).toContain("--format");
});

it.each([
  [["--foo.bar"], "Unknown option '--foo.bar'; see --help\n"],
  [["--format", "xml", "ser"], "unknown format: xml; see --help\n"],
  [[], "expected a verb; see --help\n"],
])("reports the usage error %j in one line, with status 2", (args, message) => {
  expect(run(args)).toEqual({ stdout: "", stderr: message, status: 2 });
});
