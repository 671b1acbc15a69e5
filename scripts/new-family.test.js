import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, it } from "vitest";
import { copyRepository } from "../e2e/support/copy-repository.ts";
import { families } from "../packages/core/src/families.ts";
import { root, runNode } from "./install.js";

/*
 * Adds two families to a copy of the repository, as CONTRIBUTING.md says: entries in `families.ts`, folders of sentences,
 * and guides. Their sentences and guides are those of two other families with another form or other words as answers.
 * Nothing else of the copy changes.
 */

const packages = ["spanish", "core", "content", "server", "web"];
const compiler = join(root, "node_modules", "ts7", "bin", "tsc");
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const vite = join(root, "node_modules", "vite", "bin", "vite.js");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");

/** No step waits for a time. The limit only ends a test that hangs. */
const LIMIT_MS = 300_000;

/** @type {Record<string, string>} */
const futureOfHaber = {
  he: "habré",
  has: "habrás",
  ha: "habrá",
  hemos: "habremos",
  habéis: "habréis",
  han: "habrán",
};

/** @param {string} text a file of the *preterito-perfecto*, as a file of *futuro-perfecto* */
const inFuturePerfect = (text) =>
  text
    .replaceAll("preterito-perfecto", "futuro-perfecto")
    .replace(
      /(answer: .*?)\b(he|has|ha|hemos|habéis|han)(?= )/g,
      (_, before, form) => before + futureOfHaber[form],
    );

/** @param {string} text a file of *por-para*, as a file of *muy-mucho* */
const withMuyAndMucho = (text) =>
  text
    .replaceAll("por-para", "muy-mucho")
    .replaceAll(/\b(por|para)(?=_[a-z])|(?<=answer: )(por|para)\b/g, (word) =>
      word === "por" ? "muy" : "mucho",
    );

const porPara = families["por-para"];
const { por, para } = porPara.choices;

const entries = `
  "futuro-perfecto": {
    kind: "conjugation",
    name: "Futuro perfecto",
    shortName: "Futuro perfecto",
    sign: "F P",
    level: "B2",
    tenses: ["futuro-perfecto"],
  },
  "muy-mucho": {
    kind: "fill-in",
    name: "Muy, mucho",
    shortName: "Muy",
    sign: "Muy",
    level: "${porPara.level}",
    asks: "word",
    choices: {
      muy: {
        confusion: "other-word",
        explanations: ${withMuyAndMucho(JSON.stringify(por.explanations))},
      },
      mucho: {
        confusion: "other-word",
        explanations: ${withMuyAndMucho(JSON.stringify(para.explanations))},
      },
    },
  },`;

let copy = "";

beforeAll(async () => {
  copy = await copyRepository(packages, ["e2e", "scripts"]);
  await addEntries();
  await addFamily("conjugation", "preterito-perfecto", "futuro-perfecto", inFuturePerfect);
  await addFamily("fill-in", "por-para", "muy-mucho", withMuyAndMucho);
}, LIMIT_MS);

afterAll(() => rm(copy, { recursive: true, force: true }));

async function addEntries() {
  const file = join(copy, "packages", "core", "src", "families.ts");
  const source = await readFile(file, "utf8");
  const end = "\n} as const satisfies Record<string, FamilyDefinition>;";
  if (!source.includes(end)) throw new Error("families.ts has no end of the list.");
  await writeFile(file, source.replace(end, entries + end));
}

/**
 * Adds the sentences and the guide of a family, made from those of another one. The guide has no examples, because no
 * two guides may share one.
 *
 * @param {"conjugation" | "fill-in"} kind
 * @param {string} other
 * @param {string} family
 * @param {(text: string) => string} rewrite
 */
async function addFamily(kind, other, family, rewrite) {
  const content = join(copy, "packages", "content");
  for (const parent of [join(content, "data", kind), join(content, "src", "theory")]) {
    await mkdir(join(parent, family));
    for (const name of await readdir(join(parent, other))) {
      const text = await readFile(join(parent, other, name), "utf8");
      await writeFile(join(parent, family, rewrite(name)), rewrite(text));
    }
  }
  const examples = join(content, "src", "theory", family, "examples.ts");
  await writeFile(examples, "export const examples = {};\n");
}

/**
 * Runs a program in a folder of the copy. A failure shows its output.
 *
 * @param {string} folder
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function runIn(folder, args, env) {
  // Vitest sets NODE_ENV to "test", and Vite would build React's development version.
  const options = { env: { NODE_ENV: "production", ...env }, quiet: true };
  return runNode(args, { cwd: join(copy, folder), ...options });
}

it(
  "a new family needs no code besides its entry in families.ts",
  async () => {
    for (const name of packages) await runIn(`packages/${name}`, [compiler, "--checkers", "1"]);
  },
  LIMIT_MS,
);

it(
  "the sentences and the guide of a new family pass the checks of the content",
  async () => {
    const checks = ["content.test", "forms.test", "meanings.test", "theory/"];
    await runIn(".", [vitest, "run", "--project", "@verbena/content", ...checks]);
  },
  LIMIT_MS,
);

/** Only `npm run test:scale` includes the journey: the build of the copy takes as long as all other tests here. */
it.runIf(process.env["TEST_SCALE"])(
  "the server offers a new family, and a learner practises it in the browser",
  async () => {
    await runIn("packages/web", [vite, "build", "--logLevel", "warn"]);
    await runIn("e2e", [playwright, "test", "newest-families", "--project=journeys"], {
      BUILT_SERVER: join(copy, "packages", "server", "src", "main.ts"),
    });
  },
  LIMIT_MS,
);
