import type { Task } from "@verbena/core/classes/assignment";
import { conjugationFamilies } from "@verbena/core/families";
import { beforeAll, expect, it } from "vitest";
import type { Translate } from "#i18n/translate.ts";
import { loadTranslation } from "#i18n/use-translation.ts";
import { taskForPupils } from "./task-for-pupils.ts";

let t: Translate;

beforeAll(async () => {
  ({ t } = await loadTranslation("en", "homework"));
});

const family = "preterito-indefinido" as const;
const yo = (...verbs: string[]) => verbs.map((item) => ({ family, item, context: "yo" }));
const desdeHace = { family: "desde-hace", item: "17", context: "desde" } as const;
const skill: Task = { kind: "skill", skill: "fact tener strong-preterite", families: [family] };

it.each<[string, Task, string]>([
  ["a family", { kind: "family", family: "desde-hace" }, "*Desde, desde hace*"],
  [
    "verbs",
    { kind: "verbs", verbs: ["tener", "ir"], families: [family] },
    "*tener*, *ir* · *Pretérito indefinido*",
  ],
  [
    "many verbs",
    { kind: "verbs", verbs: ["tener", "ir", "ser", "dar"], families: [family] },
    "*tener*, *ir*, *ser* and 1 other verb · *Pretérito indefinido*",
  ],
  [
    "forms of few verbs",
    { kind: "forms", forms: yo("tener", "tener") },
    "*tener* · *Pretérito indefinido*",
  ],
  [
    "forms of many verbs",
    { kind: "forms", forms: yo("tener", "ir", "ser", "dar") },
    "Frequent mistakes · *Pretérito indefinido*",
  ],
  [
    "forms and words",
    { kind: "forms", forms: [...yo("tener"), desdeHace] },
    "Frequent mistakes · *Pretérito indefinido*, *Desde, desde hace*",
  ],
  [
    "forms in many tenses",
    {
      kind: "forms",
      forms: conjugationFamilies.map((one) => ({ family: one, item: "tener", context: "yo" })),
    },
    "Frequent mistakes",
  ],
])("names %s", (_, task, words) => {
  expect(taskForPupils(t, task, null)).toBe(words);
});

it("names the verb of a rule, and not the stem that it asks", () => {
  expect(taskForPupils(t, skill, null)).toBe("Frequent mistakes · *Pretérito indefinido*");
  expect(taskForPupils(t, skill, yo("tener"))).toBe("*tener* · *Pretérito indefinido*");
});
