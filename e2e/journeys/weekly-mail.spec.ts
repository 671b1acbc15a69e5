import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { changeStart } from "../support/change-start.ts";
import { unsubscribePath } from "../support/mail.ts";
import { expect, test } from "../support/test.ts";

async function profileOf(page: Page): Promise<{ weeklyMail: boolean }> {
  return (await page.request.get("/api/profile")).json();
}

test("the link in the mail ends it without a session, and can be undone", async ({
  page,
  learner,
  openBrowser,
}) => {
  await page.request.patch("/api/profile", { data: { weeklyMail: true } });
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
  await visitor.getByRole("link", { name: "Retour à la connexion" }).click();
  await signIn(visitor, learner);
  await expect(visitor).toHaveURL("/app");
});

test("the address for mail programs opens the same page in a browser", async ({
  page,
  learner: _signedIn,
}) => {
  await page.goto(await unsubscribePath(page.request, "?"));
  await expect(page.getByText(/^C’est fait/)).toBeVisible();
  await expect(page).toHaveURL("/auth/weekly-mail");
});

test("an invalid link says where the mail can be turned off", async ({ page, noise }) => {
  noise.expect(/400/);
  await page.goto("/auth/weekly-mail#token=x");
  await expect(page.getByText(/^Ce lien n’est pas valable/)).toBeVisible();
});

test("the profile turns the mail on and off", async ({ page, learner: _signedIn }) => {
  await changeStart(page, ({ user }) => Object.assign(user, { sendsMail: true }));
  await page.goto("/app/profile");
  const setting = page.getByRole("checkbox", { name: "Recevoir un e-mail par semaine" });
  await expect(setting).not.toBeChecked();
  await setting.check();
  await expect.poll(() => profileOf(page)).toMatchObject({ weeklyMail: true });
  await page.reload();
  await expect(setting).toBeChecked();
});

test("a server that sends no mails does not offer the weekly one", async ({
  page,
  learner: _signedIn,
}) => {
  await page.goto("/app/profile");
  await expect(page.getByRole("button", { name: "Changer d’adresse" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Recevoir un e-mail par semaine" })).toBeHidden();
});
