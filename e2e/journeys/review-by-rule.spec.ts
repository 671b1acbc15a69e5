import type { PlannedCard } from "@verbena/server/client";
import { offlineErrors } from "../support/browser-errors.ts";
import { exerciseScreen, finishRound } from "../support/exercise-screen.ts";
import { answerRound, changeSettings, nextRound, openReview, roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test("a learner reviews by rule, also without a network", async ({
  learner: _signedIn,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(offlineErrors);
  await changeSettings(page, { roundLength: 10, dailyAim: 20 });

  await test.step("chooses it in the settings", async () => {
    await page.goto("/app/profile");
    await page.getByRole("radio", { name: "Par règle", exact: true }).check({ force: true });
    await expect(page.getByText(/exercent les règles dont vous avez le plus besoin/)).toBeVisible();
  });

  await test.step("starts on the dashboard", async () => {
    await page.goto("/app");
    await expect(page.getByRole("link", { name: "Commencer" })).toBeVisible();
  });

  await test.step("says after an answer why a form is asked, and Enter goes on", async () => {
    const screen = await openReview(page);
    const first = await screen.answerRight();
    const why = page.getByRole("button", { name: /^Pourquoi cette (forme|phrase) \?$/ });
    const reason = page.getByText(/Jamais demandé jusqu’ici\.|que vous n’avez encore jamais eue\./);
    await expect(reason).toBeHidden();
    await why.click();
    await expect(reason).toBeVisible();
    await expect(screen.field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(reason).toBeHidden();
    expect(await screen.currentExercise()).not.toEqual(first);
  });

  await test.step("answers a round of forms, each with another verb than the last", async () => {
    const plans: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/knowledge/plan")) plans.push(request.url());
    });
    const screen = await openReview(page);
    const plansBefore = plans.length;
    const asked = await answerRound(page, screen, 10, { wrong: 1 });
    const items = asked.map(({ item }) => item);
    expect(items.filter((item, index) => item === items[index - 1])).toEqual([]);
    const keys = asked.map(({ family, item, context: person }) => `${family} ${item} ${person}`);
    expect(new Set(keys).size).toBe(10);
    // The plan of a round stays.
    expect(plans).toHaveLength(plansBefore);
  });

  await test.step("goes on offline with forms that were not asked today", async () => {
    await nextRound(page).click();
    const screen = await exerciseScreen(page, "review");
    await context.setOffline(true);
    await answerRound(page, screen, 9);
    await expect(roundEnd(page).getByText("9 sur 9")).toBeVisible();
    await expect(roundEnd(page).getByRole("link", { name: "Terminer" })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step("asks a rule more often if the learner wants it", async () => {
    const planned = async (): Promise<PlannedCard[]> => {
      const path = "/api/progress/knowledge/plan?timeZone=Europe/Paris";
      return (await (await page.request.get(path)).json()).cards;
    };
    const namedSkills = async () => (await planned()).map(({ reason }) => reason.skill);
    await page.goto("/app/review?more=true");
    const screen = await exerciseScreen(page, "review");
    const more = page.getByRole("button", { name: "Me le demander plus souvent" });
    let wanted: string | null | undefined;
    // The round keeps this plan.
    const plan = await planned();
    // Not every form is asked for a rule.
    await expect(async () => {
      if (await screen.continueButton.isVisible()) await screen.goToNext();
      const { item, context: person } = await screen.answerRight();
      wanted = plan.find((one) => one.item === item && one.context === person)?.reason.skill;
      await page.getByRole("button", { name: /^Pourquoi cette/ }).click();
      await expect(more).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await more.click();
    await expect(page.getByText(/^Demandé plus souvent jusqu’au /)).toBeVisible();
    await expect(screen.field).toBeFocused();
    await expect.poll(async () => (await namedSkills()).slice(0, 10)).toContain(wanted);
    await page.getByRole("button", { name: "Arrêter" }).click();
    await expect.poll(namedSkills).not.toContain(wanted);
  });

  await test.step("shows at once that a rule is known, and comes back to the same sentence", async () => {
    const sentence = page.locator("[data-sentence]");
    const shown = await sentence.innerText();
    await page.getByRole("link", { name: "Je le sais déjà" }).click();
    await expect(page).toHaveURL(/check=true/);
    const screen = await exerciseScreen(page, "review");
    await finishRound(page, screen);
    await roundEnd(page).getByRole("button", { name: "Retour" }).click();
    await expect(page).toHaveURL("/app/review?more=true");
    await expect(sentence).toHaveText(shown, { useInnerText: true });
    await expect(screen.continueButton).toBeVisible();
    await screen.goToNext();
    await expect(sentence).not.toHaveText(shown, { useInnerText: true });
  });
});
