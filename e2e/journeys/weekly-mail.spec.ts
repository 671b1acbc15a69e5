import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { changeStartResponse } from "../support/change-start.ts";
import { unsubscribePath } from "../support/mail.ts";
import { expect, test } from "../support/test.ts";

async function profileOf(page: Page): Promise<{ weeklyMail: boolean }> {
  return (await page.request.get("/api/profile")).json();
}

test("the link in the mail ends it without a session, and the profile turns it on again", async ({
  page,
  learner,
  openBrowser,
  browserErrors,
}) => {
  await page.request.patch("/api/profile", { data: { weeklyMail: true } });
  browserErrors.allow(/400/);
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(await unsubscribePath(page.request));
  await expect(
    visitor.getByText("C’est fait : vous ne recevrez plus l’e-mail de la semaine."),
  ).toBeVisible();
  await expect(visitor).toHaveURL("/auth/weekly-mail");
  expect(await profileOf(page)).toMatchObject({ weeklyMail: false });

  await visitor.getByRole("button", { name: "Le recevoir de nouveau" }).click();
  await expect(visitor.getByText(/^Vous recevrez de nouveau l’e-mail/)).toBeVisible();
  expect(await profileOf(page)).toMatchObject({ weeklyMail: true });
  await visitor.getByRole("button", { name: "Ne plus le recevoir" }).click();
  await expect(visitor.getByText(/^C’est fait/)).toBeVisible();
  expect(await profileOf(page)).toMatchObject({ weeklyMail: false });

  await test.step("the address for mail programs opens the same page, and an invalid link is named as invalid", async () => {
    await visitor.goto(await unsubscribePath(page.request, "?"));
    await expect(visitor.getByText(/^C’est fait/)).toBeVisible();
    await expect(visitor).toHaveURL("/auth/weekly-mail");
    await visitor.goto("about:blank");
    await visitor.goto("/auth/weekly-mail#token=x");
    await expect(visitor.getByText(/^Ce lien n’est pas valable/)).toBeVisible();
  });

  await visitor.getByRole("link", { name: "Retour à la connexion" }).click();
  await signIn(visitor, learner);
  await expect(visitor).toHaveURL("/app");

  await test.step("the profile turns it on where the server sends mails", async () => {
    await changeStartResponse(visitor, ({ user }) => Object.assign(user, { sendsMail: true }));
    await visitor.goto("/app/profile");
    const setting = visitor.getByRole("checkbox", { name: "Recevoir un e-mail par semaine" });
    await expect(setting).not.toBeChecked();
    await setting.check();
    await expect.poll(() => profileOf(page)).toMatchObject({ weeklyMail: true });
    await visitor.reload();
    await expect(setting).toBeChecked();
  });
});
