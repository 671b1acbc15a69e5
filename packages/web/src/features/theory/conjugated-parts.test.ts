import { expect, it } from "vitest";
import { verbsOfSection } from "./conjugated-parts.tsx";

const infinitives = ["hablar", "decir", "traer", "reírse", "pedir", "levantarse"];

it("finds the verbs with an irregularity that the section explains", () => {
  const section = { id: "e-i", explains: ["e-i"] as const, tables: ["pedir"] };

  expect(verbsOfSection(section, "preterito-indefinido", infinitives)).toEqual(["reírse", "pedir"]);
});

it("does not count a verb that drops an i among the j stems", () => {
  const section = { id: "raices-j", explains: ["strong-j", "dropped-i"] as const, tables: [] };

  expect(verbsOfSection(section, "preterito-indefinido", infinitives)).toEqual(["decir", "traer"]);
});

it("finds regular and reflexive verbs for the sections with their names", () => {
  const section = { explains: [], tables: [] };

  expect(
    verbsOfSection({ ...section, id: "regulares" }, "preterito-indefinido", infinitives),
  ).toEqual(["hablar"]);
  expect(
    verbsOfSection({ ...section, id: "reflexivos" }, "preterito-indefinido", infinitives),
  ).toEqual(["reírse", "levantarse"]);
});

it("finds the verbs that a section without irregularities names, whatever its tables show", () => {
  const section = { id: "gustar", explains: [], tables: ["hablar"], itemsToPractise: ["traer"] };

  expect(verbsOfSection(section, "presente-indicativo", infinitives)).toEqual(["traer"]);
});
