import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadContent } from "./load.ts";

/** The first French text has each mark that takes a no-break space. */
const comer = `verb: comer
tense: presente-indicativo
sentences:
  - person: él
    sentence: Mi hermana _______ fruta todos los días.
    answer: come
    fr: "Quelle faim ! Ma sœur mange « de tout » : même des fruits."
    nl: Mijn zus eet elke dag fruit.
    en: My sister eats fruit every day.
  - person: yo
    sentence: Siempre _______ con mi padre los lunes.
    answer: como
    time: los lunes
    fr: Je mange toujours avec mon père le lundi.
    nl: Ik eet maandag altijd met mijn vader.
    en: I always eat with my father on Mondays.
`;

const desdeMes = `family: desde-hace
explanation_key: desde_mes
sentences:
  - id: desde-mes-trabajo
    sentence: Trabajo en el mercado _____ marzo.
    answer: desde
    complement: marzo
    fr: Je travaille au marché depuis mars.
    nl: Ik werk sinds maart op de markt.
    en: I have worked at the market since March.
    instruction: punto de partida
`;

const explanationKeys = [
  "desde_fecha_anio",
  "desde_mes",
  "desde_fecha_mes_anio",
  "desde_fecha_pasada",
  "desde_estacion",
  "desde_evento",
  "desde_dia_semana",
  "hace_duracion_pasado",
  "hace_que_duracion_continua",
  "desde_hace_duracion_continua",
  "desde_que_clausula",
];
const explanations = explanationKeys
  .map((key) => `${key}: { fr: "Pourquoi ?", nl: Waarom., es: Por qué., en: Why. }\n`)
  .join("");

const comerPath = "conjugation/presente-indicativo/comer.yaml";
const desdeMesPath = "fill-in/desde-hace/desde_mes.yaml";
const explanationsPath = "fill-in/desde-hace/explanations.yaml";
const valid = { [comerPath]: comer, [desdeMesPath]: desdeMes, [explanationsPath]: explanations };

/** Loads a small valid folder in which some files are changed, added, or left out (null). */
async function loadWith(changes: Record<string, string | null>) {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ ...valid, ...changes })) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    if (text !== null) await writeFile(join(folder, path), text);
  }
  return loadContent(folder);
}

describe("loading content", () => {
  it("reads a conjugation file, persons in their usual order", async () => {
    const { conjugation } = await loadWith({});

    expect(conjugation.map(({ id }) => id)).toEqual([
      "presente-indicativo/comer/yo",
      "presente-indicativo/comer/él",
    ]);
    expect(conjugation[0]).toEqual({
      id: "presente-indicativo/comer/yo",
      family: "presente-indicativo",
      tense: "presente-indicativo",
      verb: "comer",
      person: "yo",
      number: 1,
      sentence: "Siempre _______ con mi padre los lunes.",
      answer: "como",
      irregular: false,
      time: "los lunes",
      subject: null,
      translations: {
        fr: "Je mange toujours avec mon père le lundi.",
        nl: "Ik eet maandag altijd met mijn vader.",
        en: "I always eat with my father on Mondays.",
      },
      places: { A1: 0, A2: 0, B1: 0, B2: 0 },
    });
  });

  it("reads a fill-in file with the explanation of its key", async () => {
    const { fillIn } = await loadWith({});

    expect(fillIn).toEqual([
      {
        id: "desde-mes-trabajo",
        family: "desde-hace",
        sentence: "Trabajo en el mercado _____ marzo.",
        answer: "desde",
        infinitive: null,
        person: null,
        tense: null,
        complement: "marzo",
        verb: null,
        subject: null,
        instruction: "punto de partida",
        explanationKey: "desde_mes",
        explanation: { fr: "Pourquoi\u202F?", nl: "Waarom.", es: "Por qué.", en: "Why." },
        note: null,
        translations: {
          fr: "Je travaille au marché depuis mars.",
          nl: "Ik werk sinds maart op de markt.",
          en: "I have worked at the market since March.",
        },
        places: { A1: 1, A2: 1, B1: 1, B2: 1 },
      },
    ]);
  });

  it("marks a verb as irregular for an irregular form, but not for a change of spelling", async () => {
    const file = (verb: string) => comer.replace("verb: comer", `verb: ${verb}`);
    const { conjugation } = await loadWith({
      "conjugation/presente-indicativo/coger.yaml": file("coger"),
      "conjugation/presente-indicativo/tener.yaml": file("tener"),
    });

    expect(conjugation.map(({ verb, irregular }) => [verb, irregular])).toEqual([
      ["coger", false],
      ["coger", false],
      ["comer", false],
      ["comer", false],
      ["tener", true],
      ["tener", true],
    ]);
  });

  it("puts no-break spaces into French texts", async () => {
    const { conjugation } = await loadWith({});

    expect(conjugation[1]?.translations.fr).toBe(
      "Quelle faim\u202F! Ma sœur mange «\u00A0de tout\u00A0»\u00A0: même des fruits.",
    );
  });

  it("sorts files by their path", async () => {
    const beber = comer.replaceAll("comer", "beber");
    const path = "conjugation/presente-indicativo/beber.yaml";
    const { conjugation } = await loadWith({ [path]: beber });

    expect(conjugation.map(({ verb }) => verb)).toEqual(["beber", "beber", "comer", "comer"]);
  });

  it("treats a file name with decomposed accents like the composed one", async () => {
    const decomposed = "oír".normalize("NFD");
    const { conjugation } = await loadWith({
      [`conjugation/presente-indicativo/${decomposed}.yaml`]: comer.replace(
        "verb: comer",
        "verb: oír",
      ),
    });

    expect(conjugation.map(({ verb }) => verb)).toEqual(["comer", "comer", "oír", "oír"]);
  });

  it("ignores files that are not YAML", async () => {
    const { conjugation } = await loadWith({ "conjugation/.DS_Store": "?" });

    expect(conjugation).toHaveLength(2);
  });
});

describe("the hash of content", () => {
  it("is the same for the same files", async () => {
    expect((await loadWith({})).hash).toBe((await loadWith({})).hash);
  });

  it("is a SHA-256 in hexadecimal", async () => {
    expect((await loadWith({})).hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("changes with one letter of a translation", async () => {
    const changed = await loadWith({ [comerPath]: comer.replace("eet elke", "at elke") });

    expect(changed.hash).not.toBe((await loadWith({})).hash);
  });

  it("changes with an explanation", async () => {
    const changed = await loadWith({ [explanationsPath]: explanations.replaceAll("Why", "How") });

    expect(changed.hash).not.toBe((await loadWith({})).hash);
  });

  it("stays the same when only a comment of a file changes", async () => {
    const commented = await loadWith({ [comerPath]: `# A regular verb.\n${comer}` });

    expect(commented.hash).toBe((await loadWith({})).hash);
  });
});

describe("loading invalid content", () => {
  const loadComerWith = (from: string, to: string) =>
    loadWith({ [comerPath]: comer.replace(from, to) });
  const loadDesdeMesWith = (from: string, to: string) =>
    loadWith({ [desdeMesPath]: desdeMes.replace(from, to) });

  it("reports file, entry and expectation in one line", async () => {
    await expect(loadComerWith("person: yo", "person: nadie")).rejects.toThrow(
      /^conjugation\/presente-indicativo\/comer\.yaml: sentence 2, person: .*expected.*"yo".*$/,
    );
  });

  it("rejects text that is not YAML", async () => {
    await expect(loadComerWith("verb: comer", "verb: [")).rejects.toThrow(
      /^conjugation\/presente-indicativo\/comer\.yaml: expected YAML: .*$/,
    );
  });

  it("rejects an unknown field", async () => {
    await expect(loadComerWith("answer: como", "answer: como\n    anwser: como")).rejects.toThrow(
      /sentence 2: Unrecognized key: "anwser"/,
    );
  });

  it("rejects a missing translation", async () => {
    await expect(loadComerWith("    nl: Mijn zus eet elke dag fruit.\n", "")).rejects.toThrow(
      /comer\.yaml: sentence 1, nl: /,
    );
  });

  it("numbers the sentences of a person", async () => {
    const twice = comer.replace("person: él", "person: yo").replace("answer: come", "answer: como");
    const { conjugation } = await loadWith({ [comerPath]: twice });

    expect(conjugation.map(({ id, number }) => [id, number])).toEqual([
      ["presente-indicativo/comer/yo", 1],
      ["presente-indicativo/comer/yo/2", 2],
    ]);
  });

  it("rejects two answers for one person", async () => {
    await expect(loadComerWith("person: él", "person: yo")).rejects.toThrow(
      "comer.yaml: yo, answer: expected the same in all sentences, got come and como",
    );
  });

  it.each([
    ["too short", "Siempre ______ con"],
    ["too long", "Siempre ________ con"],
    ["missing", "Siempre con"],
    ["there twice", "Siempre _______ _______ con"],
  ])("rejects a blank that is %s", async (_, text) => {
    await expect(loadComerWith("Siempre _______ con", text)).rejects.toThrow(
      "sentence 2, sentence: expected exactly one blank of 7 underscores",
    );
  });

  it("rejects a fill-in blank with the length of a conjugation’s", async () => {
    await expect(loadDesdeMesWith("_____", "_______")).rejects.toThrow(
      "sentence 1, sentence: expected exactly one blank of 5 underscores",
    );
  });

  it.each([
    ["is not in the sentence", "time: los martes"],
    ["is a part of a word", "time: lun"],
    ["contains the blank", "time: Siempre _______ con"],
    ["differs from the sentence in a capital", "subject: Mi padre"],
  ])("rejects a quote of time or subject that %s", async (_, field) => {
    await expect(loadComerWith("time: los lunes", field)).rejects.toThrow(
      /sentence 2, (time|subject): expected whole words that the sentence has exactly once/,
    );
  });

  it("rejects a quote that occurs twice in the sentence", async () => {
    await expect(
      loadComerWith(
        "Siempre _______ con mi padre los lunes.\n    answer: como\n    time: los lunes",
        "Tu padre _______ con mi padre.\n    answer: como\n    subject: padre",
      ),
    ).rejects.toThrow(
      "sentence 2, subject: expected whole words that the sentence has exactly once",
    );
  });

  it("rejects a quoted verb that the sentence does not have", async () => {
    await expect(
      loadDesdeMesWith("complement: marzo", "complement: marzo\n    verb: trabajas"),
    ).rejects.toThrow("sentence 1, verb: expected whole words that the sentence has exactly once");
  });

  it("rejects a complement that the sentence does not have", async () => {
    await expect(loadDesdeMesWith("complement: marzo", "complement: abril")).rejects.toThrow(
      "sentence 1, complement: expected whole words that the sentence has exactly once beside its blank, got abril",
    );
  });

  it("rejects a year that YAML reads as a number", async () => {
    await expect(loadDesdeMesWith("complement: marzo", "complement: 2015")).rejects.toThrow(
      "sentence 1, complement: Invalid input: expected string, received number",
    );
  });

  it("rejects a verb other than the file’s name", async () => {
    await expect(loadComerWith("verb: comer", "verb: beber")).rejects.toThrow(
      "comer.yaml: verb: expected comer as in the file’s path, got beber",
    );
  });

  it.each(["como", "Comer", "oir"])(
    "rejects %s, which is not spelled as an infinitive",
    async (verb) => {
      const path = `conjugation/presente-indicativo/${verb}.yaml`;
      await expect(
        loadWith({ [path]: comer.replace("verb: comer", `verb: ${verb}`) }),
      ).rejects.toThrow(`${verb}.yaml: verb: expected an infinitive, got ${verb}`);
    },
  );

  it("rejects a tense other than the folder’s", async () => {
    await expect(
      loadComerWith("tense: presente-indicativo", "tense: preterito-indefinido"),
    ).rejects.toThrow("comer.yaml: tense: expected presente-indicativo");
  });

  it("rejects a file in a wrong folder", async () => {
    await expect(loadWith({ "conjugation/beber.yaml": comer })).rejects.toThrow(
      "conjugation/beber.yaml: expected the file at conjugation/<family>/<name>.yaml",
    );
  });

  it("rejects an id that is not kebab-case", async () => {
    await expect(loadDesdeMesWith("desde-mes-trabajo", "Desde_mes")).rejects.toThrow(
      "desde_mes.yaml: sentence 1, id: expected kebab-case",
    );
  });

  it("rejects an id that another file has", async () => {
    const desdeEvento = desdeMes.replace("desde_mes", "desde_evento");
    await expect(loadWith({ "fill-in/desde-hace/desde_evento.yaml": desdeEvento })).rejects.toThrow(
      /desde_mes\.yaml: .*desde-mes-trabajo is also in .*desde_evento\.yaml$/,
    );
  });

  it("rejects an answer that is not a fill-in word", async () => {
    await expect(loadDesdeMesWith("answer: desde", "answer: durante")).rejects.toThrow(
      "desde_mes.yaml: sentence 1, answer: ",
    );
  });

  it("rejects the infinitive of a form in a family of words", async () => {
    await expect(
      loadDesdeMesWith("answer: desde", "answer: desde\n    infinitive: trabajar"),
    ).rejects.toThrow("sentence 1, infinitive: expected only for a verb form");
  });

  it("rejects a fill-in file in the folder of an unknown family", async () => {
    await expect(loadWith({ "fill-in/de-a/desde_mes.yaml": desdeMes })).rejects.toThrow(
      "fill-in/de-a/desde_mes.yaml: expected a folder of desde-hace",
    );
  });

  it("rejects a missing explanations file", async () => {
    await expect(loadWith({ [explanationsPath]: null })).rejects.toThrow(
      "desde_mes.yaml: expected explanations.yaml beside it",
    );
  });

  it("rejects a key without an explanation", async () => {
    const without = explanations.replace(/^desde_mes:.*\n/m, "");
    await expect(loadWith({ [explanationsPath]: without })).rejects.toThrow(
      "explanations.yaml: desde_mes: ",
    );
  });

  it.each([
    ["needless spaces", "'Je  mange.'"],
    ["two lines", '"Je\\nmange."'],
    ["decomposed letters", "Le pe\u0300re mange."],
    ["nothing", "''"],
  ])("rejects a text with %s", async (_, text) => {
    await expect(loadComerWith("Je mange toujours avec mon père le lundi.", text)).rejects.toThrow(
      "sentence 2, fr: expected one line of text",
    );
  });
});
