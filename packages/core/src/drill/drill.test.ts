import { persons } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { infinitiveIn } from "../../../spanish/testing/infinitive-in.ts";
import { verbsLike, verbsWith } from "./choose-verbs.ts";
import { type DrillChoice, drillQuestions, roundOf, VERBS_MAX } from "./drill-questions.ts";

const SEED = 7;

const choice = (verbs: readonly string[], rest: Partial<DrillChoice> = {}): DrillChoice => ({
  verbs: verbs.map(infinitiveIn),
  tenses: ["presente-indicativo"],
  persons,
  kinds: [],
  ...rest,
});

const formsOf = (asked: DrillChoice) =>
  drillQuestions(asked, SEED)
    .map(({ accepted }) => accepted.join("/"))
    .toSorted();

describe("verbs like a model", () => {
  it.each([
    ["conocer", ["parecer", "ofrecer"], ["conducir", "hacer", "comer", "vencer"]],
    ["tener", ["mantener", "obtener", "contener"], ["poner", "venir"]],
    ["pensar", ["cerrar", "despertar"], ["empezar", "negar", "contar", "hablar"]],
    ["pedir", ["servir", "repetir"], ["seguir", "elegir", "reír", "sentir"]],
    ["buscar", ["sacar", "tocar"], ["colgar", "jugar"]],
    ["conducir", ["producir", "traducir"], ["conocer"]],
  ])("%s", (model, alike, unlike) => {
    const found = verbsLike(infinitiveIn(model)).map(({ infinitive }) => infinitive);
    expect(found[0]).toBe(model);
    expect(found).toEqual(expect.arrayContaining(alike));
    for (const verb of unlike) expect(found).not.toContain(verb);
  });

  it("begin with a reflexive model as it is, and are its own only where no verb is like it", () => {
    const like = (model: string) =>
      verbsLike(infinitiveIn(model)).map(({ infinitive }) => infinitive);
    expect(like("ponerse")).toEqual(expect.arrayContaining(["ponerse", "proponer"]));
    expect(like("ser")).toEqual(["ser"]);
  });
});

describe("verbs with an irregularity", () => {
  it("have it in a chosen tense", () => {
    const inPreterite = verbsWith(["strong-j"], ["preterito-indefinido"]);
    expect(inPreterite.map(({ infinitive }) => infinitive)).toEqual(
      expect.arrayContaining(["decir", "traer", "conducir"]),
    );
    expect(verbsWith(["strong-j"], ["presente-indicativo"])).toEqual([]);
  });

  it("are asked only in tenses that have it", () => {
    const questions = drillQuestions(
      choice(["pensar", "hablar"], {
        tenses: ["presente-indicativo", "preterito-indefinido"],
        kinds: ["e-ie"],
      }),
      SEED,
    );
    expect(new Set(questions.map(({ verb, tense }) => `${verb.infinitive} ${tense}`))).toEqual(
      new Set(["pensar presente-indicativo"]),
    );
    expect(questions).toHaveLength(6);
  });
});

describe("questions", () => {
  it("are all forms of the chosen verbs, tenses and persons", () => {
    const asked = choice(["tener"], {
      tenses: ["preterito-indefinido", "preterito-perfecto"],
      persons: ["yo", "ellos"],
    });
    expect(formsOf(asked)).toEqual(["han tenido", "he tenido", "tuve", "tuvieron"]);
  });

  it("leave out forms that do not exist", () => {
    expect(formsOf(choice(["lloviznar"]))).toEqual(["llovizna"]);
    expect(formsOf(choice(["lloviznar"], { persons: ["yo", "tú"] }))).toEqual([]);
    expect(formsOf(choice(["soler"], { tenses: ["futuro-simple"] }))).toEqual([]);
    expect(formsOf(choice(["hablar"], { tenses: ["imperativo-negativo"] }))).not.toContain(
      "no hablo",
    );
    expect(formsOf(choice(["hablar"], { tenses: ["imperativo-negativo"] }))).toHaveLength(5);
  });

  it("accept double forms", () => {
    const asked = choice(["imprimir"], { tenses: ["participio", "preterito-perfecto"] });
    expect(formsOf(asked)).toContain("impreso/imprimido");
    expect(formsOf(asked)).toContain("hemos impreso/hemos imprimido");
  });

  it("ask a non-finite form whatever the persons are", () => {
    const asked = choice(["irse"], { tenses: ["gerundio", "gerundio-compuesto"], persons: ["tú"] });
    expect(formsOf(asked)).toEqual(["habiéndose ido", "yéndose"]);
  });

  it("come in the same order for the same seed", () => {
    const asked = choice(["tener", "ser", "ir"]);
    const order = (seed: number) => drillQuestions(asked, seed).map(({ accepted }) => accepted[0]);
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
  });

  it("take a sample of many verbs", () => {
    const verbs = verbsLike(infinitiveIn("hablar"));
    expect(verbs.length).toBeGreaterThan(VERBS_MAX);
    const questions = drillQuestions({ ...choice([]), verbs, persons: ["yo"] }, SEED);
    expect(questions).toHaveLength(VERBS_MAX);
  });
});

describe("a round of questions", () => {
  const questions = drillQuestions(choice(["tener", "ser", "ir", "hacer"]), SEED);

  it("continues where the round before it ended, and begins again in another order", () => {
    const rounds = [1, 2, 3].map((round) => roundOf(questions, round, 10));
    expect(rounds.map(({ length }) => length)).toEqual([10, 10, 4]);
    expect(new Set(rounds.flat())).toEqual(new Set(questions));
    const again = [4, 5, 6].map((round) => roundOf(questions, round, 10));
    expect(new Set(again.flat())).toEqual(new Set(questions));
    expect(again[0]).not.toEqual(rounds[0]);
  });

  it("has no verb twice in a row", () => {
    const verbs = roundOf(questions, 1, 20).map(({ verb }) => verb.infinitive);
    expect(verbs.filter((verb, index) => verb === verbs[index - 1])).toEqual([]);
  });
});
