import { expect, test } from "vitest";
import { createAdministrator } from "../../testing/account.ts";
import { correctExercise } from "../../testing/correct-exercise.ts";
import { testApp } from "../../testing/test-app.ts";
import type { ExercisesPage } from "./find-exercises.ts";

const site = await testApp();
const rosa = await createAdministrator(site);

async function search(words: string, from?: number) {
  const query = new URLSearchParams({ search: words, ...(from && { from: String(from) }) });
  return (await rosa.send("GET", `/api/admin/exercises?${query}`)).body as ExercisesPage;
}

const idsFor = async (words: string) => (await search(words)).exercises.map(({ id }) => id);

test.each([
  ["OÍ", ["preterito-indefinido/oír/yo"]],
  ["oir", ["preterito-indefinido/oír/yo"]],
  ["tuvisteis", ["preterito-indefinido/tener/vosotros"]],
  ["tener nosotros", ["preterito-indefinido/tener/nosotros"]],
  [
    "habl vosotros",
    ["presente-indicativo/hablar/vosotros", "preterito-indefinido/hablar/vosotros"],
  ],
  ["diez AÑOS", ["vivo-aqui"]],
  ["anos", ["vivo-aqui"]],
  ["desde hace", ["vivo-aqui"]],
  ["¿diez?", ["vivo-aqui"]],
  ["preterito-indefinido/hablar/yo", ["preterito-indefinido/hablar/yo"]],
  ["iez", []],
  ["tener diez", []],
])("a search for %s finds %j", async (words, ids) => {
  expect(await idsFor(words)).toEqual(ids);
});

test("without a search, pages have all exercises once", async () => {
  const first = await search("");
  expect(first).toMatchObject({ next: null, total: first.exercises.length });
  expect(first.exercises.length).toBe(20);
  expect(await search("", 19)).toMatchObject({ exercises: [{ id: "vivo-aqui" }], next: null });
  expect(await search("", 999)).toMatchObject({ exercises: [], next: null });
});

test("corrected and hidden sentences are found by their new words", async () => {
  const id = "preterito-indefinido/oír/yo";
  const sentence = "Anoche _______ un búho para yo.";
  await correctExercise(rosa, id, { sentence });
  await rosa.send("POST", "/api/admin/exercises/hide", { id });
  expect((await search("buho")).exercises).toMatchObject([
    { id, texts: { sentence }, isHidden: true, correctionState: "applied" },
  ]);
});

test("a hidden exercise keeps its place", async () => {
  const before = await idsFor("hablar");
  expect(before.length).toBe(12);
  await rosa.send("POST", "/api/admin/exercises/hide", { id: "preterito-indefinido/hablar/tú" });
  expect(await idsFor("hablar")).toEqual(before);
});
