import { expect, it } from "vitest";
import { familiesOfTask, type Task, verbsIn } from "./assignment.ts";

const indefinido = "preterito-indefinido";
const form = { family: indefinido, item: "tener", context: "yo" } as const;

it.each<[Task, string[]]>([
  [{ kind: "family", family: "desde-hace" }, ["desde-hace"]],
  [
    { kind: "verbs", verbs: ["ir"], families: [indefinido, "imperativo"] },
    [indefinido, "imperativo"],
  ],
  [
    { kind: "forms", forms: [form, { ...form, context: "tú" }, { ...form, family: "imperativo" }] },
    [indefinido, "imperativo"],
  ],
])("names the families of a task, each once: %j", (task, families) => {
  expect(familiesOfTask(task)).toEqual(families);
});

it.each([
  ["Tener, hacer;decir", ["tener", "hacer", "decir"]],
  ["tener/ir\nTENER.", ["tener", "ir"]],
  // With a combining accent, as some keyboards write it.
  ["oi\u0301r", ["oír"]],
  [" , ", []],
])("reads the verbs that a teacher types, each once: %j", (text, verbs) => {
  expect(verbsIn(text)).toEqual(verbs);
});
