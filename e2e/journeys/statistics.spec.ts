import type { Page } from "@playwright/test";
import { daysSinceMonday } from "../support/browser.ts";
import { exerciseScreen, openExercise, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { applyFonts, openWithoutReload } from "../support/pages.ts";
import {
  answerByApi,
  type Exercise,
  firstSentencesOf,
  progressOf,
  totalButton,
} from "../support/practice.ts";
import { changeSettings } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("today counts the answers of all families, and the forecast the cards of fourteen days", async ({
  page,
}) => {
  const right = await createAnswers(page, "preterito-indefinido", ["hablar yo", "comer yo"]);
  const overdue = await createAnswers(page, "preterito-indefinido", ["vivir yo", "abrir yo"]);
  const wrong = await createAnswers(page, "presente-indicativo", ["tener yo"], "teno");
  await answerByApi(page.request, "preterito-indefinido", [
    ...overdue.map((answer) => ({ ...answer, daysAgo: 3 })),
    ...right,
  ]);
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

  await test.step("the forecast", async () => {
    await openTab(page, "À venir");
    const chart = (name: string) => page.getByRole("img", { name });
    await expect(chart("2 à réviser maintenant, puis 3 dans les 14 jours")).toBeVisible();
    await expect(page.getByRole("definition")).toHaveText(["2", "3", "0"]);
    await page.getByText("Tableau", { exact: true }).click();
    const table = page.getByRole("table", { name: "À réviser dans les 14 jours" });
    const rows = table.getByRole("row");
    await expect(rows).toHaveCount(1 + 1 + 14 + 1);
    await expect(rows.nth(1)).toHaveText(/^À réviser maintenant ?2$/);
    await expect(rows.nth(3)).toHaveText(/3$/);

    await panel(page, "À venir").getByText("Presente", { exact: true }).click();
    await expect(chart("0 à réviser maintenant, puis 1 dans les 14 jours")).toBeVisible();
  });

  await test.step("on a phone, the five tabs fit in Dutch, which has the longest names", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await changeSettings(page, { preferredLanguage: "nl" });
    await page.reload();
    const list = page.getByRole("tablist");
    await expect(list.getByRole("tab", { name: "Instellingen" })).toBeVisible();
    await applyFonts(page);
    await expect.poll(() => list.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0);
  });
});

test("progress shows levels, and accuracy by week, by person, by cause, and by verb", async ({
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
  await expect(panel(page, "Progrès").getByRole("heading", { level: 2 })).toHaveText([
    "Ce que vous savez",
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
  const accuracy = page.getByRole("region", { name: "Taux de réussite par semaine" });
  await accuracy.getByText("Tableau", { exact: true }).click();
  const weeks = page.getByRole("table", { name: "Taux de réussite par semaine" });
  await expect(weeks.getByRole("cell")).toHaveText(["2", "2", "100 %", "2", "1", "50 %"]);
  const persons = page.getByRole("list", { name: "Par personne" }).getByRole("listitem");
  await expect(persons).toHaveText([/^yo\s*3 réponses · 67\s%$/, /^él\s*1 réponse · 100\s%$/]);
  const causes = page.getByRole("list", { name: "Vos erreurs par cause" });
  await expect(causes.getByRole("listitem")).toHaveText([
    /^Accent oublié ou mal placé\s*1 fois\s*S’entraîner$/,
    /^Mauvais temps\s*1 fois\s*S’entraîner$/,
  ]);

  await test.step("what the learner knows is drawn for each week since the first answer", async () => {
    const known = page.getByRole("region", { name: "Ce que vous savez" });
    const curve = known.getByRole("img", { name: /^Formes montrées sur 3 semaines : 0 au début/ });
    await expect(curve).toBeVisible();
    await known.getByText("Tableau", { exact: true }).click();
    const table = known.getByRole("table", { name: "Semaine après semaine" });
    await expect(table.getByRole("row")).toHaveCount(1 + 3);
  });

  await test.step("verbs are listed worst first, and sorted by keyboard", async () => {
    const table = page.getByRole("table", { name: "Par verbe" });
    const verbs = table.getByRole("rowheader");
    await expect(verbs).toHaveText(["hablar", "comer"]);
    await expect(table.getByRole("columnheader", { name: "Réussite" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await tabTo(page, () => table.getByRole("button", { name: "Réussite" }));
    await page.keyboard.press("Enter");
    await expect(verbs).toHaveText(["comer", "hablar"]);
    await table.getByRole("button", { name: "Réponses" }).click();
    await expect(verbs).toHaveText(["hablar", "comer"]);
    await table.getByRole("link", { name: "hablar" }).click();
    await expect(page).toHaveURL("/app/verbs?verb=hablar");
  });
});

test("a cause of mistakes starts a session of forms in which it can occur, of one or all families", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await answerByApi(page.request, "preterito-indefinido", [
    ...(await createAnswers(page, "preterito-indefinido", ["comer yo", "hablar yo"])),
    ...(await createAnswers(page, "preterito-indefinido", ["tener yo"], "tení")),
  ]);

  await page.goto("/app/statistics?tab=progression");
  const practise = page.getByRole("link", { name: "S’entraîner : Irrégularité oubliée" });
  await panel(page, "Progrès").getByText("Indefinido", { exact: true }).click();
  await practise.click();
  await expect(page).toHaveURL("/app/exercise/preterito-indefinido?cause=regularised");
  await expect(page.getByText("Irrégularité oubliée")).toBeVisible();
  const screen = await exerciseScreen(page, "preterito-indefinido");
  const asked: string[] = [];
  for (const turn of [1, 2, 3]) {
    const { item, context: person } = await screen.answerRight();
    asked.push(`${item} ${person}`);
    await expect(totalButton(page, 2 + turn)).toBeVisible();
    await screen.goToNext();
  }
  expect(asked).toContain("tener yo");

  await openWithoutReload(page, "/app/statistics?tab=progression");
  await practise.click();
  await expect(page).toHaveURL("/app/review?cause=regularised");
  await exerciseScreen(page, "review");

  await test.step("without a connection, the forms alone decide", async () => {
    await page.goBack();
    await expect(practise).toBeVisible();
    await context.setOffline(true);
    await practise.click();
    await expect(page.getByText("Irrégularité oubliée")).toBeVisible();
    await expect(page.getByText(/^Exercice 1 sur \d+$/)).toBeVisible();
  });
});

test("the history shows a year of days and the streak, and past answers are searched", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/500/);
  const [daily] = await createAnswers(page, "preterito-indefinido", ["vivir yo"]);
  if (daily === undefined) throw new Error("There is no answer.");
  const weekday = daysSinceMonday();
  // Five days of each of the two weeks before this one, and one day long ago.
  const past = [3, 4, 5, 6, 7, 8, 9, 12, 13, 14].map((ago) => ({
    ...daily,
    daysAgo: weekday + ago,
  }));
  const exercises = (await firstSentencesOf(page.request, "preterito-indefinido")).slice(0, 47);
  const longAgo = exercises.map((exercise) => ({ exercise, given: WRONG_ANSWER, daysAgo: 200 }));
  await answerByApi(page.request, "preterito-indefinido", [
    ...longAgo,
    ...past.toReversed(),
    ...(await createAnswers(page, "preterito-indefinido", ["comer él"], "comí")),
    ...(await createAnswers(page, "preterito-indefinido", ["hablar yo"], "hable")),
    ...(await createAnswers(page, "preterito-indefinido", ["tener yo"])),
  ]);

  await test.step("figures that fail to load show a message and can be loaded again", async () => {
    // The first request and two retries.
    await page.route("**/api/statistics/days?*", (route) => route.fulfill({ status: 500 }), {
      times: 3,
    });
    await page.goto("/app/statistics?tab=history");
    const failure = page.getByRole("alert").filter({ hasText: "Vos chiffres n’ont pas pu être" });
    await failure.getByRole("button", { name: "Réessayer" }).click();
  });

  await test.step("the year", async () => {
    await expect(
      page.getByRole("img", { name: "Une année jour par jour : 12 jours d’entraînement" }),
    ).toBeVisible();
    await expect(page.getByRole("definition")).toHaveText(["12", "60", "2", "2"]);
    await tabTo(page, () => page.getByText("Tableau", { exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("table", { name: "Votre année" }).getByRole("row")).toHaveCount(13);
  });

  const answers = page.getByRole("list", { name: "Vos réponses" }).getByRole("listitem");
  await test.step("answers are found by verb, right form, and mistake", async () => {
    const field = page.getByRole("searchbox", { name: "Rechercher une réponse" });
    await tabTo(page, () => field);
    await page.keyboard.type("tuv");
    await page.keyboard.press("Enter");
    await expect(answers).toHaveText([/tuve/]);
    await expect(page.getByText("1 réponse affichée")).toBeVisible();
    for (const [search, found] of [
      ["COM", /comió/],
      ["hable", /hablé/],
    ] as const) {
      await field.fill(search);
      await page.getByRole("button", { name: "Rechercher" }).click();
      await expect(answers).toHaveText([found]);
    }
    await field.fill("dormir");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page.getByText("Aucune réponse trouvée pour « dormir »")).toBeVisible();
    await field.clear();
    await expect(answers).toHaveCount(50);
  });

  await test.step("an answer opens to its reason", async () => {
    for (const [index, text] of [
      /^Juste.*tuve.*tener · yo · Pretérito indefinido$/,
      /^Juste, à l’accent près.*hable.*hablé.*hablar · yo/,
      /^Faux.*comí.*comió.*Faux · Mauvaise personne.*comer · él/,
    ].entries()) {
      await expect(answers.nth(index)).toHaveText(text);
    }
    const mistake = answers.nth(2);
    await expect(mistake.getByText("Faux · Mauvaise personne")).toBeHidden();
    expect((await mistake.boundingBox())?.height).toBeLessThanOrEqual(50);
    await mistake.getByText("comí", { exact: true }).click();
    await expect(mistake.getByText("Faux · Mauvaise personne")).toBeVisible();
  });

  await test.step("past answers are listed fifty at a time", async () => {
    await page.getByRole("button", { name: "Afficher plus de réponses" }).click();
    await expect(answers).toHaveCount(60);
    await expect(page.getByText("60 réponses affichées")).toBeVisible();
    await expect(page.getByRole("button", { name: "Afficher plus de réponses" })).toBeHidden();
  });
});

test("the daily aim and the settings of practice save themselves, within limits", async ({
  page,
}) => {
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

  await openTab(page, "Réglages");
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
  await openWithoutReload(page, "/app/statistics?tab=configuration");
  await expect(page).toHaveTitle(/^Réglages/);
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

  await openWithoutReload(page, "/app/profile");
  await changeSetting(page, () => page.getByRole("checkbox", { name: /^Un son doux/ }).check());
  await changeSetting(page, () => page.getByRole("checkbox", { name: /^Écrire á/ }).uncheck());
  await changeSetting(page, () => page.getByText("Nuit", { exact: true }).click());
  await expect(page.locator("html")).toHaveClass(/dark/);
  await openWithoutReload(page, "/app/exercise/preterito-indefinido");
  const next = await exerciseScreen(page, "preterito-indefinido");
  await page.keyboard.type("a'n~");
  await expect(next.field).toHaveValue("a'n~");
  await next.answerRight();
  await expect.poll(notes).toBe(2);
  await next.goToNext();
  await next.answerWrong();
  await expect.poll(notes).toBe(3);
});

test("all statistics can be deleted after confirmation, and every empty tab leads to practice", async ({
  page,
}) => {
  const answers = await createAnswers(page, "preterito-indefinido", ["hablar yo", "comer yo"]);
  await answerByApi(page.request, "preterito-indefinido", answers);

  await page.goto("/app/statistics?tab=nada");
  await expect(page.getByRole("tab", { name: "Aujourd’hui", selected: true })).toBeVisible();
  await openTab(page, "Réglages");
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

  await test.step("every tab is empty", async () => {
    await openTab(page, "Aujourd’hui");
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
  });

  await test.step("Back returns to a tab, and a tab leads to practice", async () => {
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Historique", selected: true })).toBeVisible();
    await page.goForward();
    await panel(page, "À venir").getByText("Desde hace", { exact: true }).click();
    await panel(page, "À venir").getByRole("link", { name: "S’entraîner" }).click();
    await expect(page).toHaveURL("/app/exercise/desde-hace");
  });
});

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/** The content of a tab, by name: while one tab replaces another, both have a panel. */
function panel(page: Page, name: string) {
  return page.getByRole("tabpanel", { name });
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
