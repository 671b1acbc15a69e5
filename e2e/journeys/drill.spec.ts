import type { Page } from "@playwright/test";
import { offlineErrors } from "../support/browser-errors.ts";
import { chooseAction } from "../support/exercise-screen.ts";
import { openWithoutReload, waitForServiceWorker } from "../support/pages.ts";
import { answerByApi, firstSentencesOf, progressOf } from "../support/practice.ts";
import { roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

/** *tener* and *ser*, yo and ellos, in the pretérito. */
const formsByQuestion: Readonly<Record<string, string>> = {
  "tener yo": "tuve",
  "tener ellos": "tuvieron",
  "ser yo": "fui",
  "ser ellos": "fueron",
};

const field = (page: Page) => page.getByRole("textbox", { name: "Votre réponse" });

/** The right answer to the question that is shown. */
async function rightAnswer(page: Page): Promise<string> {
  const description = await field(page).evaluate(
    (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
  );
  const [verb = ""] = (description ?? "").split(",");
  const person = description?.includes("ellos …") ? "ellos" : "yo";
  return formsByQuestion[`${verb} ${person}`] ?? "";
}

/** Types an answer; a second Enter then shows the next question, or the end. */
async function answer(page: Page, given: string): Promise<void> {
  await field(page).fill(given);
  await field(page).press("Enter");
  await expect(page.getByRole("button", { name: "Continuer" })).toBeVisible();
}

test("free practice of chosen verbs ends with a result and counts nothing; the address has the choice", async ({
  page,
}) => {
  await page.goto("/app/verbs?verb=tener");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Entraînement libre", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entraînement libre");
  await expect(page.getByText(/^Rien n’est compté/)).toBeVisible();
  await page.getByLabel("Verbes à l’infinitif").fill("tener, ser");
  await page.getByRole("checkbox", { name: "Presente" }).first().uncheck();
  await page.getByRole("checkbox", { name: "Pretérito indefinido" }).check();
  for (const person of ["tú", "él / ella / usted", "nosotros", "vosotros"]) {
    await page.getByLabel(person, { exact: true }).uncheck();
  }
  await page.reload();
  await expect(page.getByText("4 formes", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByText("4 formes", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Commencer" }).click();

  await expect(page.getByRole("main").getByText(/^(yo|ellos)\b/)).toHaveCount(1);
  await expect(page.getByText("Non compté", { exact: true })).toBeVisible();
  await answer(page, "tubí");
  await expect(page.getByRole("button", { name: /^Tableau : / })).toBeVisible();
  await page.getByRole("button", { name: "Autres actions" }).click();
  await expect(page.getByRole("menuitem", { name: /^WordReference/ })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^Signaler/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continuer" }).click();
  for (let question = 2; question <= 4; question++) {
    await answer(page, await rightAnswer(page));
    await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
    await field(page).press("Enter");
  }

  const end = roundEnd(page);
  await expect(end.getByRole("heading")).toHaveText("3 sur 4");
  await expect(end.getByText("tubí")).toBeVisible();
  expect((await progressOf(page.request)).stats.totalAttempts).toBe(0);

  await end.getByRole("button", { name: "Reprendre 1 erreur" }).click();
  await answer(page, await rightAnswer(page));
  await field(page).press("Enter");
  await end.getByRole("link", { name: "Choisir autre chose" }).click();
  await expect(page.getByLabel("Verbes à l’infinitif")).toHaveValue("tener, ser");
  await expect(page.getByText("4 formes", { exact: true })).toBeVisible();
});

test("the choice begins at a guide, or with verbs, a model, or an irregularity", async ({
  page,
}) => {
  const verbs = page.getByLabel("Verbes à l’infinitif");
  const start = page.getByRole("button", { name: "Commencer" });

  await test.step("a guide leads to free practice of its tense", async () => {
    await page.goto("/app/theory/preterito-indefinido");
    await page.getByRole("link", { name: "Entraînement libre" }).nth(1).click();
    await expect(page.getByRole("checkbox", { name: "Pretérito indefinido" })).toBeChecked();
    await expect(page.getByText("Choisissez un verbe.")).toBeVisible();
    await expect(start).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("the field of verbs corrects a misspelt one, and names unknown ones", async () => {
    await verbs.fill("tener, escribier, wasapear, instagramear");
    await expect(start).toHaveAttribute("aria-disabled", "false");
    await page.keyboard.press("Tab");
    await expect(
      page.getByText("« escribier » : vouliez-vous dire l’un de ces verbes ?"),
    ).toBeVisible();
    await page.getByRole("button", { name: "escribir", exact: true }).click();
    await expect(verbs).toHaveValue("tener, escribir, wasapear, instagramear");
    await expect(page.getByText(/^wasapear, instagramear ne sont pas dans/)).toBeVisible();
    await expect(page.getByText("24 formes", { exact: true })).toBeVisible();
  });

  await test.step("it reads a pasted table", async () => {
    await verbs.fill("español;français\nhablar;parler\nlevantar(se);se lever");
    await expect(verbs).toHaveValue("hablar, levantar(se)");
    await expect(page.getByText("Du tableau collé, seuls les verbes ont été lus.")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByText("18 formes", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/verbs=hablar(?:,|%2C)levantar(?:,|%2C)levantarse/);
  });

  await test.step("a model and an irregularity have their verbs", async () => {
    await page.getByText("Comme un autre verbe").click();
    await page.getByRole("textbox", { name: /^Quel verbe/ }).fill("conocer");
    await page.getByRole("checkbox", { name: "Presente" }).first().check();
    await expect(page.getByText(/verbes courants.* conocer,.* ofrecer/)).toBeVisible();
    await page.getByText("Par irrégularité").click();
    await expect(page.getByText("Choisissez une irrégularité.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Pretérito indefinido" }).uncheck();
    await page.getByLabel("Radical irrégulier, en j.").check();
    await expect(page.getByText(/^Aucun verbe courant/)).toBeVisible();
    await expect(start).toBeDisabled();
    await start.press("Enter");
    await expect(page).toHaveURL(/\/app\/drill\?/);
  });

  await test.step("a section of a guide leads to its irregularity", async () => {
    await openWithoutReload(page, "/app/theory/preterito-indefinido#raices-j");
    const section = page.getByRole("region", { name: "Radicaux en j" });
    await section.getByRole("link", { name: "Entraînement libre" }).click();
    await expect(page.getByText(/verbes courants.* decir/)).toBeVisible();
  });
});

test("on a phone, nothing is cut or covered", async ({ page }) => {
  const families = ["presente-indicativo", "presente-subjuntivo"];
  for (const tense of families) {
    const [exercise] = await firstSentencesOf(page.request, tense);
    if (exercise === undefined) throw new Error("There are no exercises.");
    await answerByApi(page.request, tense, [{ exercise, given: "xyz" }]);
  }
  await page.request.patch("/api/profile", { data: { families } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/drill?verbs=tener");
  const names = page
    .getByRole("list", { name: "Ajouter une sélection ou les verbes à revoir" })
    .locator("span");
  await expect(names.filter({ hasText: "Presente de indicativo" })).toBeVisible();
  await expect(names.filter({ hasText: "Presente de subjuntivo" })).toBeVisible();

  await test.step("a choice that has the focus is not under the button", async () => {
    const bar = page.getByRole("button", { name: "Commencer" });
    await page.getByLabel("Verbes à l’infinitif").focus();
    for (let choice = 0; choice < 20; choice++) {
      await page.keyboard.press("Tab");
      const focused = await page.locator(":focus").boundingBox();
      const covered = (focused?.y ?? 0) + (focused?.height ?? 0);
      expect(covered).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
  });

  await test.step("lists to add have their whole names", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const cut = await names.evaluateAll((spans) =>
      spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
    );
    expect(cut).toEqual([]);
  });

  await test.step("a long form of several words fits into its blank", async () => {
    await openWithoutReload(
      page,
      "/app/drill/practice?verbs=acostumbrarse&tenses=pluscuamperfecto-subjuntivo&persons=nosotros",
    );
    await answer(page, "nos habríamos acostumbrado");
    const right = page.locator("ins").filter({ hasText: "nos hubiéramos acostumbrado" });
    await expect(right).toBeVisible();
    const isCut = () =>
      right.evaluate((text) => {
        const blank = text.parentElement?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().right > (blank?.right ?? 0);
      });
    await expect.poll(isCut).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("free practice starts, and explains answers", async ({ page, context, browserErrors }) => {
    browserErrors.allow(offlineErrors);
    await page.goto("/app");
    await waitForServiceWorker(page);
    await page.close();

    await context.setOffline(true);
    const reopened = await context.newPage();
    await reopened.goto("/app");
    await reopened.getByRole("link", { name: "Entraînement libre" }).click();
    await reopened.getByLabel("Verbes à l’infinitif").fill("escrivir");
    await reopened.keyboard.press("Tab");
    await reopened.getByRole("button", { name: "escribir", exact: true }).click();
    await reopened.getByRole("button", { name: "Commencer" }).click();
    await answer(reopened, "escribió");
    await expect(reopened.getByText(/pretérito indefinido/).first()).toBeVisible();
    await chooseAction(reopened, "Tableau : escribir");
    await expect(reopened.getByRole("dialog").getByText("escribimos").first()).toBeVisible();
    await expect(reopened.getByText("en attente")).toHaveCount(0);
  });
});
