import type { Page } from "@playwright/test";
import { daysSinceMonday } from "../support/browser.ts";
import { exerciseScreen, openExercise } from "../support/exercise-screen.ts";
import {
  answerByApi,
  type Exercise,
  firstSentencesOf,
  progressOf,
  totalButton,
} from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("empty statistics lead to practice on every tab", async ({ page }) => {
  await page.goto("/app/statistics?tab=nada");
  await expect(page.getByRole("tab", { name: "Aujourd’hui", selected: true })).toBeVisible();
  await expect(page.getByText("Objectif du jour : 0 sur 20")).toBeVisible();
  await expect(page.getByText("Pas encore de réponse aujourd’hui")).toBeVisible();

  await openTab(page, "Progrès");
  await expect(page.getByText("Rien à montrer pour l’instant")).toBeVisible();
  await expect(page.getByText("Aucune erreur à montrer")).toBeVisible();

  await openTab(page, "Historique");
  await expect(page).toHaveURL("/app/statistics?tab=history");
  await expect(page).toHaveTitle("Historique · Statistiques · Verbena");
  await expect(page.getByText("Aucun jour d’entraînement pour l’instant")).toBeVisible();
  await expect(page.getByText("Aucune réponse pour l’instant")).toBeVisible();

  await openTab(page, "À venir");
  await expect(page.getByText("Rien à prévoir pour l’instant")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Historique", selected: true })).toBeVisible();
  await page.goForward();
  await page.getByRole("tabpanel").getByText("Desde hace", { exact: true }).click();
  await page.getByRole("tabpanel").getByRole("link", { name: "S’entraîner" }).click();
  await expect(page).toHaveURL("/app/exercise/desde-hace");
});

test("today counts the answers of all families and shows the daily aim", async ({ page }) => {
  const right = await createAnswers(page, "preterito-indefinido", ["hablar yo", "comer yo"]);
  const wrong = await createAnswers(page, "presente-indicativo", ["tener yo"], "teno");
  await answerByApi(page.request, "preterito-indefinido", right);
  await answerByApi(page.request, "presente-indicativo", wrong);

  await page.goto("/app/statistics");
  await expect(page.getByText("Objectif du jour : 3 sur 20")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["3", "2", "1", "67 %"]);
  const families = page.getByRole("list", { name: "Par famille" }).getByRole("listitem");
  await expect(families).toHaveText([
    /^Presente de indicativo\s*0 juste\s*1 erreur\s*0\s%$/,
    /^Pretérito indefinido\s*2 justes\s*0 erreur\s*100\s%$/,
    /^Desde, desde hace\s*pas encore aujourd’hui$/,
  ]);
});

test("progress shows levels, accuracy by week, by person, by verb and by cause", async ({
  page,
}) => {
  const past = await createAnswers(
    page,
    "preterito-indefinido",
    ["hablar yo", "hablar él"],
    "hablo",
  );
  const right = await createAnswers(page, "preterito-indefinido", ["comer yo", "hablar yo"]);
  const answers = [...past.map((answer) => ({ ...answer, daysAgo: 14 })), ...right];
  await answerByApi(page.request, "preterito-indefinido", answers);

  await page.goto("/app/statistics?tab=progression");
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 })).toHaveText([
    "Vos erreurs par cause",
    "Par personne",
    "Par verbe",
    "Taux de réussite par semaine",
    "Vos niveaux",
  ]);
  await expect(page.getByRole("list", { name: "Vos niveaux" }).getByRole("listitem")).toHaveText([
    /^NovatoPresente de indicativo0 juste\s*encore 10 avant Principiante$/,
    /^NovatoPretérito indefinido3 justes\s*encore 7 avant Principiante$/,
    /^NovatoDesde, desde hace0 juste\s*encore 10 avant Principiante$/,
  ]);
  const chart = page.getByRole("img", { name: /2 semaines d’entraînement, la dernière : 100 %/ });
  await expect(chart).toBeVisible();
  await page.getByText("Tableau", { exact: true }).click();
  const weeks = page.getByRole("table", { name: "Taux de réussite par semaine" });
  await expect(weeks.getByRole("cell")).toHaveText(["2", "2", "100 %", "2", "1", "50 %"]);
  const persons = page.getByRole("list", { name: "Par personne" }).getByRole("listitem");
  await expect(persons).toHaveText([/^yo\s*3 réponses · 67\s%$/, /^él\s*1 réponse · 100\s%$/]);
  const causes = page.getByRole("list", { name: "Vos erreurs par cause" });
  await expect(causes.getByRole("listitem")).toHaveText([
    /^Accent oublié ou mal placé\s*1 fois\s*S’entraîner$/,
    /^Mauvais temps\s*1 fois\s*S’entraîner$/,
  ]);
});

test("a cause of mistakes starts a session of forms in which it can occur, of one or all families", async ({
  page,
}) => {
  await answerByApi(page.request, "preterito-indefinido", [
    ...(await createAnswers(page, "preterito-indefinido", ["comer yo", "hablar yo"])),
    ...(await createAnswers(page, "preterito-indefinido", ["tener yo"], "tení")),
  ]);

  await page.goto("/app/statistics?tab=progression");
  await page.getByRole("tabpanel").getByText("Indefinido", { exact: true }).click();
  await page.getByRole("link", { name: "S’entraîner : Irrégularité oubliée" }).click();
  await expect(page).toHaveURL("/app/exercise/preterito-indefinido?cause=regularised");
  await expect(page.getByText("Irrégularité oubliée")).toBeVisible();
  const screen = await exerciseScreen(page, "preterito-indefinido");
  const asked: string[] = [];
  for (const turn of [1, 2, 3]) {
    const { item, context } = await screen.answerRight();
    asked.push(`${item} ${context}`);
    await expect(totalButton(page, 2 + turn)).toBeVisible();
    await screen.goToNext();
  }
  expect(asked).toContain("tener yo");

  await page.goto("/app/statistics?tab=progression");
  await page.getByRole("link", { name: "S’entraîner : Irrégularité oubliée" }).click();
  await expect(page).toHaveURL("/app/review?cause=regularised");
  await exerciseScreen(page, "review");
});

test("the five tabs fit on a phone in every language", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ["fr", "nl", "es", "en"]) {
    await page.goto(`/app/statistics?lng=${language}`);
    const list = page.getByRole("tablist");
    await expect(list.getByRole("tab")).toHaveCount(5);
    const hidden = await list.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth);
    expect([language, hidden]).toEqual([language, 0]);
  }
});

test("without a connection, the forms alone decide what is practised against a cause", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await answerByApi(page.request, "preterito-indefinido", [
    ...(await createAnswers(page, "preterito-indefinido", ["tener yo"], "tení")),
  ]);
  await page.goto("/app/statistics?tab=progression");
  const practise = page.getByRole("link", { name: "S’entraîner : Irrégularité oubliée" });
  await practise.click();
  await exerciseScreen(page, "preterito-indefinido");
  await page.goBack();
  await expect(practise).toBeVisible();

  await context.setOffline(true);
  await practise.click();
  await expect(page.getByText("Irrégularité oubliée")).toBeVisible();
  await expect(page.getByText(/^Exercice 1 sur \d+$/)).toBeVisible();
});

test("verbs are listed worst first and can be sorted", async ({ page }) => {
  const right = await createAnswers(page, "preterito-indefinido", [
    "comer yo",
    "hablar yo",
    "ir yo",
  ]);
  const wrong = await createAnswers(page, "preterito-indefinido", ["tener yo", "ir él"], "tenió");
  await answerByApi(page.request, "preterito-indefinido", [...right, ...wrong]);

  await page.goto("/app/statistics?tab=progression");
  const table = page.getByRole("table", { name: "Par verbe" });
  const verbs = table.getByRole("rowheader");
  await expect(verbs).toHaveText(["tener", "ir", "comer", "hablar"]);
  await expect(table.getByRole("columnheader", { name: "Réussite" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await table.getByRole("button", { name: "Réussite" }).click();
  await expect(verbs).toHaveText(["comer", "hablar", "ir", "tener"]);
  await table.getByRole("button", { name: "Réponses" }).click();
  await expect(verbs).toHaveText(["ir", "tener", "comer", "hablar"]);
  await table.getByRole("link", { name: "tener" }).click();
  await expect(page).toHaveURL("/app/verbs?verb=tener");
});

test("the history shows a year of days and the streak", async ({ page }) => {
  const [answer] = await createAnswers(page, "preterito-indefinido", ["hablar yo"]);
  const weekday = daysSinceMonday();
  // Today, five days of each of the two weeks before, and one day long ago.
  const days = [0, ...[3, 4, 5, 6, 7, 8, 9, 12, 13, 14].map((ago) => weekday + ago), 200];
  const answers = days.flatMap((daysAgo) => (answer ? [{ ...answer, daysAgo }] : []));
  await answerByApi(page.request, "preterito-indefinido", answers);

  await page.goto("/app/statistics?tab=history");
  await expect(
    page.getByRole("img", { name: "Une année jour par jour : 12 jours d’entraînement" }),
  ).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["12", "12", "2", "2"]);
  await page.getByText("Tableau", { exact: true }).click();
  const table = page.getByRole("table", { name: "Votre année" });
  await expect(table.getByRole("row")).toHaveCount(1 + days.length);

  await page.getByRole("tabpanel").getByText("Desde hace", { exact: true }).click();
  await expect(page.getByText("Aucun jour d’entraînement pour l’instant")).toBeVisible();
});

test("past answers can be searched by verb, right form and mistake", async ({ page }) => {
  await answerByApi(page.request, "preterito-indefinido", [
    ...(await createAnswers(page, "preterito-indefinido", ["comer él"], "comí")),
    ...(await createAnswers(page, "preterito-indefinido", ["hablar yo"], "hable")),
    ...(await createAnswers(page, "preterito-indefinido", ["tener yo"])),
  ]);

  await page.goto("/app/statistics?tab=history");
  const answers = page.getByRole("list", { name: "Vos réponses" }).getByRole("listitem");
  await expect(answers).toHaveText([
    /^Juste.*tuve.*tener · yo · Pretérito indefinido$/,
    /^Juste, à l’accent près.*hable.*hablé.*hablar · yo/,
    /^Faux.*comí.*comió.*Faux · Mauvaise personne.*comer · él/,
  ]);
  const mistake = answers.last();
  await expect(mistake.getByText("Faux · Mauvaise personne")).toBeHidden();
  expect((await mistake.boundingBox())?.height).toBeLessThanOrEqual(50);
  await mistake.getByText("comí", { exact: true }).click();
  await expect(mistake.getByText("Faux · Mauvaise personne")).toBeVisible();
  for (const [search, found] of [
    ["tuv", /tuve/],
    ["COM", /comió/],
    ["hable", /hablé/],
  ] as const) {
    await searchFor(page, search);
    await expect(answers).toHaveText([found]);
  }
  await searchFor(page, "vivir");
  await expect(page.getByText("Aucune réponse trouvée pour « vivir »")).toBeVisible();
  await page.getByRole("searchbox").clear();
  await expect(answers).toHaveCount(3);
});

test("past answers are listed fifty at a time", async ({ page }) => {
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const answers = exercises.slice(0, 60).map((exercise) => ({ exercise, given: "incorrecto" }));
  await answerByApi(page.request, "preterito-indefinido", answers);

  await page.goto("/app/statistics?tab=history");
  const shown = page.getByRole("list", { name: "Vos réponses" }).getByRole("listitem");
  await expect(shown).toHaveCount(50);
  await page.getByRole("button", { name: "Afficher plus de réponses" }).click();
  await expect(shown).toHaveCount(60);
  await expect(page.getByText("60 réponses affichées")).toBeVisible();
  await expect(page.getByRole("button", { name: "Afficher plus de réponses" })).toBeHidden();
});

test("the forecast counts cards due now and in fourteen days", async ({ page }) => {
  const overdue = await createAnswers(page, "preterito-indefinido", ["hablar yo", "comer yo"]);
  const tomorrow = await createAnswers(page, "presente-indicativo", ["tener yo"], "teno");
  await answerByApi(
    page.request,
    "preterito-indefinido",
    overdue.map((answer) => ({ ...answer, daysAgo: 3 })),
  );
  await answerByApi(page.request, "presente-indicativo", tomorrow);

  await page.goto("/app/statistics?tab=forecast");
  const chart = (name: string) => page.getByRole("img", { name });
  await expect(chart("2 à réviser maintenant, puis 1 dans les 14 jours")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["2", "1", "0"]);
  await page.getByText("Tableau", { exact: true }).click();
  const rows = page.getByRole("table", { name: "À réviser dans les 14 jours" }).getByRole("row");
  await expect(rows).toHaveCount(1 + 1 + 14 + 1);
  await expect(rows.nth(1)).toHaveText(/^À réviser maintenant ?2$/);
  await expect(rows.nth(3)).toHaveText(/1$/);

  await page.getByRole("tabpanel").getByText("Presente", { exact: true }).click();
  await expect(chart("0 à réviser maintenant, puis 1 dans les 14 jours")).toBeVisible();
});

test("the daily aim saves itself, within limits", async ({ page }) => {
  await page.goto("/app/statistics?tab=configuration");
  const field = page.getByLabel("Réponses par jour");
  await expect(field).toHaveValue("20");
  await field.fill("0");
  await expect(field).toHaveAccessibleDescription(/Entre 1 et 1\s000/);
  await changeSetting(page, () => field.fill("5"));
  await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();
  await expect(page.getByText("Enregistré", { exact: true })).toBeHidden();

  await openTab(page, "Aujourd’hui");
  await expect(page.getByText("Objectif du jour : 0 sur 5")).toBeVisible();
});

test("the settings of practice save themselves, and one person always stays", async ({ page }) => {
  await page.goto("/app/statistics?tab=configuration");
  await page.getByText("7", { exact: true }).click();
  await page.getByRole("link", { name: "Tous les réglages" }).click();
  await expect(page).toHaveURL("/app/profile#practice");
  await page.getByText("50", { exact: true }).click();
  await changeSetting(page, () => page.getByLabel("Nouvelles formes par jour").fill("0"));
  const persons = page.getByRole("group", { name: "Personnes du verbe (yo, tú…)" });
  for (const person of [
    "tú",
    "él / ella / usted",
    "nosotros",
    "vosotros",
    "ellos / ellas / ustedes",
  ])
    await persons.getByRole("checkbox", { name: person, exact: true }).uncheck();
  await expect(persons.getByRole("checkbox", { name: "yo" })).toBeDisabled();

  await page.reload();
  await expect(page.getByRole("radio", { name: "50" })).toBeChecked();
  await expect(page.getByLabel("Nouvelles formes par jour")).toHaveValue("0");
  await expect(persons.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.goto("/app/statistics?tab=configuration");
  await expect(page.getByRole("radio", { name: "7" })).toBeChecked();
});

test("the settings turn on sounds, and change typed accents and the theme", async ({ page }) => {
  await page.addInitScript(() => {
    const Oscillator = globalThis.OscillatorNode;
    const notes: number[] = [];
    Object.assign(globalThis, {
      notes,
      OscillatorNode: class extends Oscillator {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options);
          notes.push(options?.frequency ?? 0);
        }
      },
    });
  });
  const notes = () => page.evaluate("notes.length");
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  expect(await notes()).toBe(0);

  await page.goto("/app/profile");
  await changeSetting(page, () => page.getByRole("checkbox", { name: /^Un son doux/ }).check());
  await changeSetting(page, () => page.getByRole("checkbox", { name: /^Écrire á/ }).uncheck());
  await changeSetting(page, () => page.getByText("Nuit", { exact: true }).click());
  await expect(page.locator("html")).toHaveClass(/dark/);
  const next = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type("a'n~");
  await expect(next.field).toHaveValue("a'n~");
  await next.answerRight();
  await expect.poll(notes).toBe(2);
  await next.goToNext();
  await next.answerWrong();
  await expect.poll(notes).toBe(3);
});

test("all statistics can be deleted after confirmation", async ({ page }) => {
  const answers = await createAnswers(page, "preterito-indefinido", ["hablar yo", "comer yo"]);
  await answerByApi(page.request, "preterito-indefinido", answers);

  await page.goto("/app/statistics?tab=configuration");
  const ask = page.getByRole("button", { name: "Supprimer toutes les statistiques" });
  await ask.click();
  await expect(page.getByRole("dialog")).toContainText("dans les 12 familles, choisies ou non");
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await expect(ask).toBeFocused();
  expect((await progressOf(page.request)).stats.totalAttempts).toBe(2);

  await ask.click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Statistiques supprimées")).toBeVisible();
  await expect
    .poll(async () => (await progressOf(page.request)).stats.totalAttempts, "the server's count")
    .toBe(0);
  await openTab(page, "Aujourd’hui");
  await expect(page.getByText("Pas encore de réponse aujourd’hui")).toBeVisible();
  await openTab(page, "Progrès");
  await expect(page.getByText("Rien à montrer pour l’instant")).toBeVisible();
  await openTab(page, "Historique");
  await expect(page.getByText("Aucun jour d’entraînement pour l’instant")).toBeVisible();
  await expect(page.getByText("Aucune réponse pour l’instant")).toBeVisible();
  await openTab(page, "À venir");
  await expect(page.getByText("Rien à prévoir pour l’instant")).toBeVisible();
});

test("figures that fail to load say so and can be loaded again", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/500/);
  // The first request and two retries.
  await page.route("**/api/statistics/days?*", (route) => route.fulfill({ status: 500 }), {
    times: 3,
  });
  await page.goto("/app/statistics?tab=history");
  const failure = page.getByRole("alert").filter({ hasText: "Vos chiffres n’ont pas pu être" });
  await expect(failure).toBeVisible();
  await failure.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Aucun jour d’entraînement pour l’instant")).toBeVisible();
});

test("the keyboard alone reaches tabs, sorting, tables and search", async ({ page }) => {
  const right = await createAnswers(page, "preterito-indefinido", ["comer yo", "hablar yo"]);
  await answerByApi(page.request, "preterito-indefinido", right);
  await page.goto("/app/statistics");
  await tabTo(page, () => page.getByRole("tab", { name: "Aujourd’hui" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Vos niveaux" })).toBeVisible();
  await tabTo(page, () => page.getByRole("button", { name: "Verbe", exact: true }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Par verbe" }).getByRole("rowheader")).toHaveText([
    "hablar",
    "comer",
  ]);

  await page.goto("/app/statistics?tab=history");
  await expect(page.getByText("2 réponses affichées")).toBeVisible();
  await tabTo(page, () => page.getByText("Tableau", { exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Votre année" })).toBeVisible();
  await tabTo(page, () => page.getByRole("searchbox"));
  await page.keyboard.type("hablar");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 réponse affichée")).toBeVisible();
});

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

async function searchFor(page: Page, search: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Rechercher une réponse" }).fill(search);
  await page.getByRole("button", { name: "Rechercher" }).click();
}

/** Changes a setting and waits until the server has stored it. */
async function changeSetting(page: Page, change: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((response) => response.request().method() === "PATCH");
  await change();
  expect((await stored).status()).toBe(200);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: () => ReturnType<Page["locator"]>): Promise<void> {
  const hasFocus = () =>
    target().evaluate((element) => element.contains(document.activeElement) && document.hasFocus());
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not reach it.");
}

type GivenAnswer = { exercise: Exercise; given: string };

/** Creates answers to exercises named by item and context, right ones unless `given` is set. */
async function createAnswers(
  page: Page,
  family: string,
  names: readonly string[],
  given?: string,
): Promise<GivenAnswer[]> {
  const exercises = await firstSentencesOf(page.request, family);
  return names.map((name) => {
    const exercise = exercises.find(({ item, context }) => `${item} ${context}` === name);
    if (exercise === undefined) throw new Error(`There is no exercise ${name}.`);
    return { exercise, given: given ?? exercise.answer };
  });
}
