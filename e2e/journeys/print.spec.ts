import type { Page } from "@playwright/test";
import { offlineErrors } from "../support/browser-errors.ts";
import { changeClassByApi, giveAssignmentByApi, openClassByApi } from "../support/classes.ts";
import { openPage, waitForServiceWorker } from "../support/pages.ts";
import { answerByApi, createPackage, firstSentencesOf, sentencesOf } from "../support/practice.ts";
import { readPrintedPages } from "../support/read-pdf.ts";
import { expect, test } from "../support/test.ts";

const TENSE = "preterito-indefinido";

/** The sentences of a sheet in the preview, without their numbers: *Ayer … suerte. (tener)*. */
async function sentencesIn(page: Page, sheet: string): Promise<string[]> {
  const items = page.getByRole("region", { name: sheet, exact: true }).getByRole("listitem");
  return (await items.allInnerTexts()).map((text) =>
    text.replace(/^\d+\.\s*/, "").replace(/\s+/g, " "),
  );
}

const blank = (sentence: string) => sentence.replace(/\s*_+\s*/, " ").replace(/\s+/g, " ");

test("a sheet of a family is printed in two versions, with the keys on pages of their own", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto(`/app/families/${TENSE}`);
  await page.getByRole("link", { name: "Imprimer…" }).click();
  await page.getByLabel("Nombre de phrases").fill("12");
  await page.getByText("A et B", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Corrigé B" })).toBeVisible();
  const all = await sentencesOf(page.request, TENSE);
  const exercisesOf = async (version: string) =>
    (await sentencesIn(page, `Fiche ${version}`)).map((text) =>
      all.find(({ sentence, item }) => {
        const [start = "", end = ""] = sentence.split(/_+/);
        const ending = `${end.replace(/\s+/g, " ").trim()} (${item}`;
        return text.startsWith(start.replace(/\s+/g, " ").trim()) && text.includes(ending);
      }),
    );
  const [a, b] = [await exercisesOf("A"), await exercisesOf("B")];
  const formOf = (exercise: (typeof a)[number]) => `${exercise?.item} ${exercise?.context}`;

  await test.step("both versions ask the same twelve forms in another order", async () => {
    expect(new Set(a.map(formOf)).size).toBe(12);
    expect(b.map(formOf).toSorted()).toEqual(a.map(formOf).toSorted());
    expect(b.map(formOf)).not.toEqual(a.map(formOf));
  });

  const printed = await readPrintedPages(page);
  await test.step("pupils get their sentences and a line for the name, and nothing else", async () => {
    expect(printed).toHaveLength(4);
    for (const [index, exercises] of [a, b].entries()) {
      const text = printed[index] ?? "";
      expect(text).toMatch(/^Pretérito indefinido [AB] Nom Classe Date Complétez/);
      for (const one of exercises) expect(text).toContain(blank(one?.sentence ?? "-").slice(0, 12));
      expect(text).not.toContain("Corrigé");
      expect(text).not.toContain("Accueil");
    }
  });

  await test.step("the keys have the answers by their numbers", async () => {
    for (const [index, exercises] of [a, b].entries()) {
      const key = printed[index + 2] ?? "";
      expect(key).toMatch(/^Corrigé · Pretérito indefinido [AB]/);
      for (const [place, one] of exercises.entries()) {
        expect(key).toContain(`${place + 1}. ${one?.answer}`);
      }
    }
  });

  await test.step("the address prints the same sheet again, on Letter too", async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Corrigé B" })).toBeVisible();
    expect(await readPrintedPages(page)).toEqual(printed);
    await page.getByText("Letter", { exact: true }).click();
    expect(await readPrintedPages(page)).toHaveLength(4);
  });

  await test.step("another number gives another sheet", async () => {
    const sheet = () => sentencesIn(page, "Fiche A");
    const number = page.getByLabel("Numéro de la fiche");
    const first = await sheet();
    await number.fill("7");
    await expect.poll(sheet).not.toEqual(first);
    const seventh = await sheet();
    expect(seventh).toHaveLength(12);
    await page.getByRole("button", { name: "Autre fiche" }).click();
    await expect(number).not.toHaveValue("7");
    await expect.poll(sheet).not.toEqual(seventh);
  });
});

test("tables, selections, and failed verbs are printed, and a deleted selection has a message", async ({
  learner: _signedIn,
  page,
}) => {
  const id = await createPackage(page.request, ["hablar", "comer"], "Du lundi");
  const [first] = await firstSentencesOf(page.request, TENSE);
  if (first === undefined) throw new Error("The family has no sentences.");
  await answerByApi(page.request, TENSE, [{ exercise: first, given: "zzz" }]);

  await test.step("tables of a selection, with the key", async () => {
    await page.goto(`/app/packages/${TENSE}`);
    await page.getByRole("link", { name: "Imprimer Du lundi" }).click();
    await page.getByText("Tableaux à remplir", { exact: true }).click();
    await expect(
      page.getByText("Il n’y a que 2 verbes : la fiche les contient tous."),
    ).toBeVisible();
    const [sheet = "", key = "", ...others] = await readPrintedPages(page);
    expect(others).toEqual([]);
    expect(sheet).toMatch(/^Du lundi A .*(hablar .*comer|comer .*hablar)/);
    expect(sheet).not.toContain("hablaron");
    expect(key).toContain("hablaron");
    expect(key).toContain("comieron");
  });

  await test.step("only the sheet, in large letters", async () => {
    await page.getByText("Phrases à compléter", { exact: true }).click();
    await page.getByText("Grands", { exact: true }).click();
    await page.getByLabel("À imprimer").selectOption("La fiche seule");
    const pages = await readPrintedPages(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("10. ");
  });

  await test.step("the verbs of the failed list", async () => {
    await page.goto(`/app/packages/${TENSE}/failed`);
    await page.getByRole("link", { name: "Imprimer…" }).click();
    await expect(page.getByRole("heading", { name: "Verbes à revoir", exact: true })).toBeVisible();
    const sentences = await sentencesIn(page, "Fiche A");
    expect(sentences).toHaveLength(6);
    for (const text of sentences) expect(text).toContain(`(${first.item}`);
  });

  await test.step("a selection that was deleted", async () => {
    await page.request.delete(`/api/packages/${id}`);
    await page.goto(`/app/print?family=${TENSE}&package=${id}&seed=5`);
    await expect(page.getByText("Cette sélection n’existe pas ou n’existe plus.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Imprimer" })).toBeDisabled();
  });
});

test("the sheet of an assignment has the persons of the class, also when the teacher's own change", async ({
  learner: _teacher,
  page,
}) => {
  const classId = await openClassByApi(page.request);
  const persons = ["yo", "tú", "él", "nosotros", "ellos"];
  await changeClassByApi(page.request, classId, { region: "latin-america", persons });
  const [tense, other] = [TENSE, "imperativo"];
  const tasks = [
    {
      task: { kind: "verbs", verbs: ["tener"], families: [tense, other] },
      count: 13,
      given: /\(tener, .*(indefinido|imperativo)\)/,
    },
    {
      task: { kind: "skill", skill: "fact tener strong-preterite", families: [tense] },
      count: 5,
      given: /\((tener|\w+tener)/,
    },
    {
      task: {
        kind: "forms",
        forms: [
          { family: tense, item: "ser", context: "yo" },
          { family: tense, item: "ser", context: "vosotros" },
        ],
      },
      count: 1,
      given: /\(ser/,
    },
    { task: { kind: "family", family: tense }, count: 15, given: /\(/ },
  ];
  let printed: string[] = [];
  for (const { task, count, given } of tasks) {
    await test.step(task.kind, async () => {
      const id = await giveAssignmentByApi(page.request, classId, { task });
      await openPage(page, `/app/classes/${classId}/assignments/${id}`);
      await page.getByRole("button", { name: "Autres actions" }).click();
      await page.getByRole("menuitem", { name: "Imprimer comme exercices" }).click();
      await expect(page.getByRole("region", { name: "Fiche A" }).getByRole("listitem")).toHaveCount(
        count,
      );
      for (const text of await sentencesIn(page, "Fiche A")) expect(text).toMatch(given);
      printed = await readPrintedPages(page);
      expect(printed).toHaveLength(2);
      expect(printed[1]).not.toMatch(/(steis|ad|ed|áis|éis)\b/);
    });
  }
  await page.request.patch("/api/profile", { data: { persons: ["yo"], region: "spain" } });
  await page.reload();
  await expect(page.getByRole("region", { name: "Fiche A" })).toBeVisible();
  expect(await readPrintedPages(page)).toEqual(printed);
});

test("addresses that name no sheet have a message", async ({ learner: _signedIn, page }) => {
  const message = page.getByRole("main").getByRole("alert");
  await page.goto("/app/print?family=latin&seed=5");
  await expect(message).toHaveText(/^Il n’y a pas d’exercices à cette adresse/);
  await page.getByLabel("Temps ou thème").selectOption("Pretérito indefinido");
  await expect(page.getByRole("region", { name: "Fiche A" })).toBeVisible();

  await page.goto(`/app/print?family=${TENSE}&seed=abc&count=900`);
  await expect(page.getByLabel("Numéro de la fiche")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Nombre de phrases")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Numéro de la fiche").fill("12");
  await page.getByLabel("Nombre de phrases").fill("60");
  await expect(page.getByRole("region", { name: "Fiche A, 4/4" })).toBeVisible();

  await page.goto(`/app/print?family=${TENSE}&failed=true&seed=5`);
  await expect(page.getByText("Rien à revoir ici : il n’y a rien à imprimer.")).toBeVisible();

  await page.goto(`/app/print?cards=${TENSE}:tener.yo,ser;por-para:nada&seed=5`);
  await expect(page.getByRole("region", { name: "Fiche A" }).getByRole("listitem")).toHaveCount(7);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a sheet is printed from what the device keeps", async ({
    learner: _signedIn,
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(offlineErrors);
    await page.goto(`/app/print?family=${TENSE}&seed=5`);
    const sheet = page.getByRole("region", { name: "Fiche A" });
    await expect(sheet).toBeVisible();
    const online = await sentencesIn(page, "Fiche A");
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(sheet).toBeVisible();
    expect(await sentencesIn(page, "Fiche A")).toEqual(online);
    expect(await readPrintedPages(page)).toHaveLength(2);
  });
});
