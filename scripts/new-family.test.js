import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectNode, root, runNode } from "./install.js";

/*
 * Adds two tiny families to a copy of the repository, as CONTRIBUTING.md says: entries in `families.ts`, a
 * folder of sentences, and a guide. Nothing else of the copy changes.
 */

const packages = ["core", "content", "cli", "server", "web"];

const conjugationEntry = `
  "futuro-perfecto": {
    kind: "conjugation",
    name: "Futuro perfecto",
    shortName: "Futuro p.",
    sign: "F P",
    level: "B2",
    tenses: ["futuro-perfecto"],
  },`;

const fillInEntry = `
  "muy-mucho": {
    kind: "fill-in",
    name: "Muy, mucho",
    shortName: "Muy",
    sign: "Muy",
    level: "A1",
    asks: "word",
    choices: {
      muy: { confusion: "other-word", explanations: ["muy_adjetivo"] },
      mucho: { confusion: "other-word", explanations: ["mucho_verbo"] },
    },
  },`;

const languages = ["fr", "nl", "es", "en"];

const inEveryLanguage = (/** @type {string} */ text) =>
  languages.map((language) => `  ${language}: ${text}`).join("\n");

/** @param {readonly string[]} sections */
const guideTexts = (sections) => `export const texts = {
  title: "Titre",
  intro: "Introduction.",
  sections: {
${sections.map((id) => `    "${id}": { title: "Titre", paragraphs: ["Texte."] },`).join("\n")}
  },
};
`;

/** @param {readonly string[]} sections */
const sectionList = (sections, explains = "[]") =>
  `export const sections = [
${sections.map((id, index) => `  { id: "${id}", level: 2, explains: ${index === 0 ? explains : "[]"}, tables: [] },`).join("\n")}
] as const;
`;

const guides = {
  "futuro-perfecto": {
    sections: sectionList(["uso", "regulares", "reflexivos"]),
    texts: guideTexts(["uso", "regulares", "reflexivos"]),
  },
  "muy-mucho": {
    sections: sectionList(["resumen"], '["muy_adjetivo", "mucho_verbo"]'),
    texts: guideTexts(["resumen"]),
  },
};

/** The files of the two families, by their paths in the content package. */
const files = {
  "data/conjugation/futuro-perfecto/hablar.yaml": `verb: hablar
tense: futuro-perfecto
sentences:
  - person: yo
    sentence: A las diez ya _______ con tu madre.
    answer: habré hablado
    fr: À dix heures, j’aurai déjà parlé à ta mère.
    nl: Om tien uur zal ik al met je moeder gesproken hebben.
    en: By ten I will have spoken to your mother.
`,
  "data/fill-in/muy-mucho/explanations.yaml": `muy_adjetivo:
${inEveryLanguage("Texte.")}
mucho_verbo:
${inEveryLanguage("Texte.")}
`,
  "data/fill-in/muy-mucho/muy_adjetivo.yaml": `family: muy-mucho
explanation_key: muy_adjetivo
sentences:
  - id: muy-alto
    sentence: Tu hermano es _____ alto.
    answer: muy
    complement: alto
    fr: Ton frère est très grand.
    nl: Je broer is heel groot.
    en: Your brother is very tall.
`,
  ...Object.fromEntries(
    Object.entries(guides).flatMap(([key, { sections, texts }]) => [
      [`src/theory/${key}/sections.ts`, sections],
      [`src/theory/${key}/examples.ts`, "export const examples = {};\n"],
      ...languages.map((language) => [`src/theory/${key}/${language}.ts`, texts]),
    ]),
  ),
};

const report = `
import { allFamilies, familyOfTense } from "@verbena/core/families";
import { loadContent } from "@verbena/content/load";
import { loadGuide } from "@verbena/content/theory/load-guide";

const { conjugation, fillIn } = await loadContent();
const guides = await Promise.all(allFamilies.slice(-2).map((key) => loadGuide(key, "fr")));
console.log(JSON.stringify({
  families: allFamilies.slice(-2),
  practised: familyOfTense("futuro-perfecto"),
  exercises: [...conjugation, ...fillIn].map(({ id, answer }) => [id, answer]),
  sections: guides.map(({ sections }) => sections.map(({ id }) => id)),
}));
`;

let copy = "";

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "verbena-family-"));
  await Promise.all([
    ...packages.map((name) => copyPackage(name)),
    cp(join(root, "tsconfig.base.json"), join(copy, "tsconfig.base.json")),
    linkLibraries(),
  ]);
  await addEntries();
  for (const [path, text] of Object.entries(files)) {
    const file = join(copy, "packages", "content", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(copy, "report.ts"), report);
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

/** @param {string} name */
async function copyPackage(name) {
  const from = join(root, "packages", name);
  const left = ["node_modules", "dist", "data", "drafts", "migrations"];
  const isCopied = (/** @type {string} */ path) =>
    !left.some((folder) => path === join(from, folder));
  await cp(from, join(copy, "packages", name), { recursive: true, filter: isCopied });
}

/** Links the installed libraries, and the copied packages. */
async function linkLibraries() {
  const libraries = join(root, "node_modules");
  const links = join(copy, "node_modules");
  await mkdir(join(links, "@verbena"), { recursive: true });
  for (const name of await readdir(libraries)) {
    if (name !== "@verbena") await symlink(join(libraries, name), join(links, name));
  }
  for (const name of packages) {
    await symlink(join(copy, "packages", name), join(links, "@verbena", name));
  }
}

async function addEntries() {
  const file = join(copy, "packages", "core", "src", "families.ts");
  const source = await readFile(file, "utf8");
  const changed = source.replace(
    /\n} as const satisfies Record<string, FamilyDefinition>;/,
    (end) => conjugationEntry + fillInEntry + end,
  );
  await writeFile(file, changed);
}

it("a family needs no code besides its entry in families.ts", async () => {
  const compiler = join(root, "node_modules", "ts7", "bin", "tsc");
  for (const name of packages) {
    await runNode([compiler, "-p", join(copy, "packages", name)], { quiet: true });
  }
}, 120_000);

it("a family has the sentences and the guide of its folders", async () => {
  const { stdout } = await promisify(execFile)(projectNode(), [join(copy, "report.ts")]);

  expect(JSON.parse(stdout)).toEqual({
    families: ["futuro-perfecto", "muy-mucho"],
    practised: "futuro-perfecto",
    exercises: [
      ["futuro-perfecto/hablar/yo", "habré hablado"],
      ["muy-alto", "muy"],
    ],
    sections: [["uso", "regulares", "reflexivos"], ["resumen"]],
  });
}, 30_000);
