import { persons } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { formExercise } from "#testing/exercises.ts";
import { printedSheet } from "./printed-sheet.ts";
import { planOf } from "./sheet-plan.ts";
import type { Source } from "./use-source.ts";

const exercises: PracticeExercise[] = ["tener", "levantarse"].flatMap((verb) =>
  persons.map((person) =>
    formExercise({ verb, item: verb, person, context: person, subject: "sujeto" }),
  ),
);

const source = (changes: Partial<Source> = {}): Source => ({
  title: null,
  families: ["preterito-indefinido"],
  sentences: exercises,
  choice: { persons, region: "spain" },
  tablePersons: persons,
  items: undefined,
  ...changes,
});

describe("a sheet of sentences", () => {
  it("says how many sentences there are, and has no more", () => {
    const sheet = printedSheet(source(), planOf({ seed: "3", count: "40" }));
    expect(sheet?.available).toBe(12);
    expect(sheet?.entries.A).toHaveLength(12);
  });

  it("asks only the persons of the learner", () => {
    const choice = { persons: ["yo", "vosotros"], region: "latin-america" } as const;
    const sheet = printedSheet(source({ choice }), planOf({ seed: "3" }));
    expect(sheet?.available).toBe(2);
  });

  it("does not exist without sentences, a seed, or a count", () => {
    expect(printedSheet(source({ sentences: [] }), planOf({ seed: "3" }))).toBeNull();
    expect(printedSheet(source(), planOf({ seed: "x" }))).toBeNull();
    expect(printedSheet(source(), planOf({ seed: "3", count: "0" }))).toBeNull();
  });
});

describe("a sheet of tables", () => {
  const tables = (changes: Partial<Source> = {}) => {
    const sheet = printedSheet(source(changes), planOf({ seed: "3", kind: "tables" }));
    return sheet?.kind === "tables" ? sheet : null;
  };

  it("has a table for each verb, with a row for each person", () => {
    const found = tables();
    expect(found?.available).toBe(2);
    expect(found?.entries.A.find(({ verb }) => verb === "levantarse")?.rows).toEqual([
      { pronoun: "yo", forms: "me levanté" },
      { pronoun: "tú", forms: "te levantaste" },
      { pronoun: "él / ella / usted", forms: "se levantó" },
      { pronoun: "nosotros", forms: "nos levantamos" },
      { pronoun: "vosotros", forms: "os levantasteis" },
      { pronoun: "ellos / ellas / ustedes", forms: "se levantaron" },
    ]);
  });

  it("leaves out persons that are not asked, and all fill-in sentences", () => {
    expect(tables({ tablePersons: ["yo"] })?.entries.A[0]?.rows).toHaveLength(1);
    const fillIn: PracticeExercise = {
      kind: "fill-in",
      family: "por-para",
      item: "para-examen",
      context: "para",
      sentence: "Estudio _____ el examen.",
      answer: "para",
      translations: { fr: "", nl: "", en: "" },
      complement: null,
      verbMarker: null,
      instruction: null,
      explanationKey: null,
      explanation: null,
      note: null,
    };
    expect(tables({ sentences: [fillIn] })).toBeNull();
  });

  it("has the negative imperative as a table of its own", () => {
    const forms = ["hablar", "no hablar"].map((item) =>
      formExercise({ family: "imperativo", item, verb: "hablar", person: "tú", context: "tú" }),
    );
    const found = tables({ sentences: forms, tablePersons: ["tú"] });
    expect(found?.entries.A.map(({ rows }) => rows[0]?.forms).toSorted()).toEqual([
      "habla",
      "no hables",
    ]);
  });
});
