import type { Page } from "@playwright/test";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { offlineErrors } from "../support/browser-errors.ts";
import {
  changeClassByApi,
  giveAssignmentByApi,
  openClassByApi,
  readClassCode,
} from "../support/classes.ts";
import { createKeyboard } from "../support/keyboard.ts";
import { openPage, openWithoutReload, waitForServiceWorker } from "../support/pages.ts";
import { answerByApi, createPackage, firstSentencesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const place = (page: Page, text: string) => page.getByText(text, { exact: true });
/** What screen readers announce. */
const announcement = (page: Page) => page.getByRole("status");

test("a teacher without an account shows sentences by keyboard alone, and nothing is recorded", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const keyboard = await createKeyboard(page);
  await openPage(page, "/app/board");
  await expect(page).toHaveURL("/fr/try/board");
  await expect(title(page)).toHaveText("Au tableau");

  await test.step("chooses a tense, a verb, and a person", async () => {
    const tense = await keyboard.tabTo("combobox", "Temps ou thème");
    await page.keyboard.press("ArrowUp");
    await expect(tense).toHaveValue("presente-indicativo");
    await page.keyboard.press("ArrowDown");
    await expect(tense).toHaveValue("preterito-indefinido");
    await keyboard.tabTo("radio", "Tous");
    await keyboard.arrowTo("radio", "Une liste", "ArrowRight");
    await keyboard.tabTo("textbox", "Verbes à l’infinitif");
    await keyboard.replaceText("tener, nadar");
    for (const person of ["él / ella / usted", "nosotros", "vosotros", "ellos / ellas / ustedes"]) {
      await keyboard.tabTo("checkbox", person);
      await page.keyboard.press("Space");
    }
    await expect(page.getByText("Pas de phrase ici pour nadar.")).toBeVisible();
    await expect(page.getByText("2 phrases", { exact: true })).toBeVisible();
    await keyboard.activate("button", "Projeter");
    await expect(place(page, "1 sur 2")).toBeVisible();
  });

  const first = await announcement(page).textContent();
  expect(first).toMatch(/^1 sur 2\. tener, pretérito indefinido, (yo|tú)\. /);

  await test.step("Space reveals the form, how it is built, and what is wrong with the regular form", async () => {
    await page.keyboard.press("Space");
    await expect(page.getByText(/^tuv \+ (e|iste)$/)).toBeVisible();
    await expect(
      page.getByText(/^Faux, comme un verbe régulier.: ten(í|iste) → tuv/),
    ).toBeVisible();
    await expect(page.getByText("son radical devient tuv-")).toBeVisible();
    await expect(announcement(page)).toHaveText(/^Réponse.: .*\btuv(e|iste)\b/);
    await page.keyboard.press("Space");
    await expect(page.getByText(/^tuv \+/)).toHaveCount(0);
  });

  await test.step("arrow keys go on and back, in the same order also after a reload", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(place(page, "2 sur 2")).toBeVisible();
    const second = await announcement(page).textContent();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(announcement(page)).toHaveText(first ?? "");
    await page.keyboard.press("PageDown");
    await page.reload();
    await expect(announcement(page)).toHaveText(second ?? "");
  });

  await test.step("Escape leads back to the choice, which has stayed", async () => {
    await page.keyboard.press("Escape");
    await expect(title(page)).toHaveText("Au tableau");
    await expect(page.getByLabel("Verbes à l’infinitif")).toHaveValue("tener, nadar");
  });
  expect(keyboard.pointerEvents()).toEqual([]);
  expect(sent).toEqual([]);
});

test("the wrong answers of a class come first, with what is wrong with them", async ({ page }) => {
  const choice = "family=preterito-indefinido&verbs=tener,hacer,ser,ir&persons=yo&seed=4";
  await openPage(page, `/fr/try/board/show?${choice}`);
  // As the page of a class does.
  await page.evaluate(() => {
    const family = "preterito-indefinido";
    const wrongAnswers = [
      { family, item: "tener", context: "yo", given: ["M. Roy est nul", "tení"] },
      { family, item: "ser", context: "yo", given: ["si"] },
    ];
    history.replaceState({ ...history.state, wrongAnswers }, "");
  });
  await page.reload();
  const ofClass = page.getByText(/^Dans la classe/);
  for (const number of [1, 2]) {
    await expect(place(page, `${number} sur 4`)).toBeVisible();
    await page.keyboard.press("Space");
    // What the engine does not explain can be any text.
    await expect(ofClass).toHaveText(/: (tení → tuve|si → fui)$/);
    await page.keyboard.press("ArrowRight");
  }
  for (const number of [3, 4]) {
    await expect(place(page, `${number} sur 4`)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(announcement(page)).toHaveText(/^Réponse/);
    // Nobody was asked for *ir*, whose form is the same as that of *ser*.
    await expect(ofClass).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
  }

  await test.step("of words, only those of the family", async () => {
    const [word] = await firstSentencesOf(page.request, "por-para");
    if (word === undefined) throw new Error("The family has no sentences.");
    const { item, context } = word;
    const other = context === "por" ? "para" : "por";
    await openPage(page, `/fr/try/board/show?cards=por-para:${item}.${context}`);
    await page.evaluate(
      (missed) => history.replaceState({ ...history.state, wrongAnswers: [missed] }, ""),
      { family: "por-para", item, context, given: ["n’importe quoi", other] },
    );
    await page.reload();
    await expect(place(page, "1 sur 1")).toBeVisible();
    await page.keyboard.press("Space");
    await expect(ofClass).toHaveText(new RegExp(`: ${other} → ${context}$`));
  });
});

const screens = [
  { name: "an old projector", width: 1024, height: 768 },
  { name: "a laptop", width: 1440, height: 900 },
  { name: "a large screen", width: 3840, height: 2160 },
  { name: "a phone", width: 390, height: 844 },
  { name: "a phone on its side", width: 844, height: 390 },
];

test("the longest sentences and their reasons fit any screen", async ({ page }) => {
  const { exercises } = await (
    await page.request.get("/api/exercises/fill-in?family=pasado")
  ).json();
  const lengths = exercises.map(({ sentence }: { sentence: string }) => sentence.length);
  expect(Math.max(...lengths)).toBeGreaterThan(60);
  await openPage(page, "/fr/try/board/show?family=pasado&seed=1");
  for (const { name, width, height } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      for (let number = 1; number <= 5; number++) {
        await openWithoutReload(page, `/fr/try/board/show?family=pasado&seed=1&number=${number}`);
        await expect(page.getByText(new RegExp(`^${number} sur \\d+$`))).toBeVisible();
        await expect.poll(() => scrolledBoxes(page)).toEqual([]);
        await page.getByRole("button", { name: "Réponse", exact: true }).click();
        await expect(announcement(page)).toHaveText(/^Réponse/);
        await expect.poll(() => scrolledBoxes(page)).toEqual([]);
      }
    });
  }
});

/** The texts of boxes whose content does not fit. */
const scrolledBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main, main div")]
      .filter(
        (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
      )
      .map((box) => `${box.className}: ${box.textContent}`),
  );

test("an assignment of any kind is shown with the persons of the class, and Escape leads back to it", async ({
  learner: _teacher,
  page,
}) => {
  const classId = await openClassByApi(page.request);
  const persons = ["yo", "tú", "él", "nosotros", "ellos"];
  await changeClassByApi(page.request, classId, { region: "latin-america", persons });
  for (const [task, expected] of tasks) {
    await test.step(task.kind, async () => {
      const id = await giveAssignmentByApi(page.request, classId, { task });
      await openPage(page, `/app/classes/${classId}/assignments/${id}`);
      await page.getByRole("button", { name: "Autres actions" }).click();
      await page.getByRole("menuitem", { name: "Montrer au tableau" }).click();
      await expect(page.getByText(/^1 sur \d+$/)).toHaveText(expected.place);
      await expect(title(page)).toHaveText(expected.title);
      await page.keyboard.press("ArrowRight");
      await expect(page.getByText(/^2 sur \d+$/)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(`/app/classes/${classId}/assignments/${id}`);
    });
  }
});

const TENSE = "preterito-indefinido";

/** Tasks, the title of the board, and how many sentences it has without vosotros. */
const tasks = [
  [
    { kind: "family", family: "desde-hace" },
    { title: "Desde, desde hace", place: /^1 sur \d\d+$/ },
  ],
  [
    { kind: "verbs", verbs: ["tener", "ser"], families: [TENSE, "presente-indicativo"] },
    { title: "Pretérito indefinido\u00A0· Presente de indicativo", place: "1 sur 20" },
  ],
  [
    { kind: "skill", skill: "fact tener strong-preterite", families: [TENSE] },
    { title: "Pretérito indefinido", place: /^1 sur (5|10|15)$/ },
  ],
  [
    {
      kind: "forms",
      forms: ["yo", "tú", "vosotros"].map((context) => ({ family: TENSE, item: "ser", context })),
    },
    { title: "Pretérito indefinido", place: "1 sur 2" },
  ],
] as const;

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the errors of a class are shown after the network was lost", async ({
    page,
    context,
    learner: _teacher,
    openBrowser,
    browserErrors,
  }) => {
    browserErrors.allow(offlineErrors);
    const classId = await openClassByApi(page.request);
    const { request } = await openBrowser();
    await signUpByApi(request, newLearner());
    const code = await readClassCode(page.request, classId);
    const joined = await request.post(`/api/join/${code}`, { data: { name: "Zoé M." } });
    expect(joined.status()).toBe(200);
    const forms = await firstSentencesOf(request, TENSE);
    await answerByApi(
      request,
      TENSE,
      Object.entries({ yo: "tení", tú: "teniste" }).flatMap(([person, given]) =>
        forms
          .filter((form) => form.item === "tener" && form.context === person)
          .map((exercise) => ({ exercise, given })),
      ),
    );
    await page.goto(`/app/classes/${classId}`);
    await waitForServiceWorker(page);
    await page.getByRole("link", { name: /^Projeter.: (tení|teniste)/ }).click();
    await expect(page.getByText(/^1 sur \d+$/)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText("son radical devient tuv-")).toBeVisible();
    // The device keeps what arrives after the first sentence.
    await page.waitForLoadState("networkidle");

    await context.setOffline(true);
    await page.reload();
    for (const number of [1, 2]) {
      await expect(page.getByText(new RegExp(`^${number} sur \\d+$`))).toBeVisible();
      await page.keyboard.press("Space");
      await expect(page.getByText(/^Dans la classe.: ten(í|iste) → tuv/)).toBeVisible();
      await expect(page.getByText("son radical devient tuv-")).toBeVisible();
      await expect(page.getByText("Zoé")).toHaveCount(0);
      await page.keyboard.press("ArrowRight");
    }
    // All other forms of the rule follow.
    await expect(page.getByText(/^3 sur \d+$/)).toBeVisible();
  });

  test("a learner’s own selection can be shown without a network", async ({
    page,
    context,
    learner: _signedIn,
    browserErrors,
  }) => {
    browserErrors.allow(offlineErrors);
    await createPackage(page.request, ["tener"], "Leçon 4");
    const lastVerbs = page.waitForResponse((response) =>
      response.url().endsWith("/api/verbs?family=preterito-indefinido"),
    );
    await page.request.patch("/api/profile", { data: { families: ["preterito-indefinido"] } });
    await page.goto("/app");
    await lastVerbs;
    await page.waitForLoadState("networkidle");
    await waitForServiceWorker(page);
    await page.close();

    await context.setOffline(true);
    const offline = await context.newPage();
    await offline.goto("/app/packages/preterito-indefinido");
    await offline.getByRole("link", { name: "Au tableau : Leçon 4" }).click();
    await expect(offline.getByRole("radio", { name: "Leçon 4" })).toBeChecked();
    await offline.getByRole("button", { name: "Projeter" }).click();
    await expect(title(offline)).toHaveText("Leçon 4");
    await offline.keyboard.press("Space");
    await expect(offline.getByText(/^tuv \+/)).toBeVisible();
    await expect(offline.getByText("son radical devient tuv-")).toBeVisible();
    await offline.keyboard.press("ArrowRight");
    await expect(place(offline, "2 sur 6")).toBeVisible();
    await offline.getByRole("button", { name: "Quitter" }).click();
    await expect(title(offline)).toHaveText("Au tableau");
  });
});
