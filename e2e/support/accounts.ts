import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { runOperation } from "./server.ts";

export type Learner = { username: string; email: string; password: string };

/** Data for a learner who has no account yet. */
export function newLearner(): Learner {
  const number = randomUUID().slice(0, 8);
  return {
    username: `Léa ${number}`,
    email: `lea-${number}@example.org`,
    password: "flor-de-luna",
  };
}

/** Creates an account and signs in. */
export async function signUpByApi(request: APIRequestContext, learner: Learner): Promise<Learner> {
  const { username: name, email, password } = learner;
  const response = await request.post("/api/auth/sign-up/email", {
    data: { name, email, password, isOfAge: true },
  });
  expect(response.status()).toBe(200);
  return learner;
}

/** Opens the sign-up form and submits it. */
export async function signUpOnScreen(
  page: Page,
  { username, email, password }: Learner,
): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Inscription" }).click();
  await page.getByLabel("Nom d’utilisateur").fill(username);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL("/app");
}

/** Submits the form of the sign-in page. */
export async function signIn(page: Page, { email, password }: Learner): Promise<void> {
  await page.getByLabel("Adresse e-mail", { exact: true }).fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Signs out through the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Mon compte/ }).click();
  await page.getByRole("menuitem", { name: "Déconnexion" }).click();
}

/** Makes a learner an administrator, like the command `admin`. */
export async function grantAdministration({ email }: Learner, dataDir: string): Promise<void> {
  await runOperation(dataDir, { name: "grant", email, evenUnconfirmed: true });
}
