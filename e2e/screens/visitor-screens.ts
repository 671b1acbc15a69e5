import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Learner, newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { exerciseScreen, finishRound } from "../support/exercise-screen.ts";
import { linkInMail, unsubscribePath } from "../support/mail.ts";
import { openPage, openWithoutReload } from "../support/pages.ts";
import { setUpTwoFactorByApi } from "../support/two-factor.ts";
import { visitorJoiningScreens } from "./joining-screens.ts";
import { closeOverlay, type Screens } from "./screens.ts";

/** Screens of visitors who are not signed in. */
export const visitorScreens: Screens = {
  "Landing page and missing pages": [
    { "landing page": (page) => openPage(page, "/") },
    {
      "landing page, after a deletion": async (page) => {
        await openPage(page, "/#account-deleted");
        await expect(page.locator("#account-deleted")).toBeVisible();
      },
    },
    { "not found": (page) => openPage(page, "/nulle-part") },
    {
      "no network": async (page) => {
        // The page reloads itself once the server answers.
        await page.route("**/healthz", () => {});
        await openPage(page, "/offline.html");
      },
    },
  ],
  "Joining a class": visitorJoiningScreens,
  "Help for teachers": [{ "help for teachers": (page) => openPage(page, "/fr/try/help") }],
  "Pages that are open to everybody": [
    {
      verbs: (page) => openPage(page, "/fr/verbs"),
      "a reflexive verb": (page) => openPage(page, "/fr/verbs/levantarse"),
      "a form of two verbs": (page) => openPage(page, "/fr/verbs?q=fui"),
      "an unknown verb": (page) => openPage(page, "/fr/verbs/tenner"),
      guides: (page) => openPage(page, "/fr/guides"),
      "a guide to a tense": (page) => openPage(page, "/fr/guides/preterito-indefinido"),
      "a guide to a choice": (page) => openPage(page, "/fr/guides/por-para"),
    },
  ],
  "Demonstration of the landing page": [
    {
      "landing page, the demo with an error": async (page) => {
        await page.clock.install();
        await openPage(page, "/");
        await page.clock.runFor(6000);
        await expect(page.getByText("pude", { exact: true })).toBeVisible();
      },
    },
    {
      "landing page, the demo with a missing accent": async (page) => {
        await page.clock.install();
        await openPage(page, "/");
        await page.clock.runFor(12_000);
        await expect(page.getByText("¡Atención al acento!")).toBeVisible();
      },
    },
  ],
  "From a search to an account": [
    {
      "a verb, found by a form": async (page) => {
        await openPage(page, "/fr/verbs?q=tuvieron");
        await expect(page).toHaveURL(/\/verbs\/tener#preterito-indefinido$/);
      },
      "try, a sentence": async (page) => {
        await page.getByRole("link", { name: "S’entraîner avec tener" }).click();
        await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeVisible();
      },
      "try, the menu": async (page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.getByRole("menuitem", { name: "Se connecter" })).toBeVisible();
      },
      "try, the actions after an answer": async (page) => {
        await closeOverlay(page);
        const screen = await exerciseScreen(page, "presente-indicativo");
        await screen.answerWrong();
        await page.getByRole("button", { name: "Autres actions" }).click();
        await expect(
          page.getByRole("menuitem", { name: "Signaler cette phrase : avec un compte" }),
        ).toBeVisible();
      },
      "try, the end of a round": async (page) => {
        await closeOverlay(page);
        const screen = await exerciseScreen(page, "presente-indicativo");
        await screen.goToNext();
        await finishRound(page, screen);
        await expect(page.getByRole("link", { name: /^Créez un compte/ })).toBeVisible();
      },
      "try, the sign-up": async (page) => {
        await page.getByRole("link", { name: /^Créez un compte/ }).click();
        await expect(page.getByLabel("Nom d’utilisateur")).toBeVisible();
      },
      "try, the question after sign-up": async (page) => {
        const { username, email, password } = newLearner();
        await page.getByLabel("Nom d’utilisateur").fill(username);
        await page.getByLabel("Adresse e-mail").fill(email);
        await page.getByLabel("Mot de passe", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Créer mon compte" }).click();
        await expect(page.getByRole("button", { name: "Oui, les garder" })).toBeVisible();
      },
      "dashboard, answers of a visitor": async (page) => {
        await page.getByRole("button", { name: "Oui, les garder" }).click();
        await expect(page.getByRole("heading", { name: /pour aujourd’hui/ })).toBeVisible();
      },
    },
    { "try, the levels": (page) => openPage(page, "/fr/try") },
    { "try, free practice": (page) => openPage(page, "/fr/try/drill") },
    {
      "shared selection, ended": async (page) => {
        await openPage(page, "/s/AAAAAAAAAAAAAAAAAAAAAA");
        await expect(page.getByText(/^Le lien est incomplet/)).toBeVisible();
      },
      "try, board": (page) =>
        openPage(page, "/fr/try/board/show?family=preterito-indefinido&verbs=tener&seed=1"),
    },
  ],
  "Sign-in": [
    {
      "sign-in of pupils": async (page) => {
        await openPage(page, "/auth/class#code=3B7K0H11&name=Emma+D");
        await expect(page.getByLabel("Votre nom dans la classe")).toHaveValue("Emma D");
      },
      "sign-in of pupils, with errors": async (page) => {
        await page.getByLabel("Mot de passe", { exact: true }).fill("casa-rojo-mesa");
        await page.getByRole("button", { name: "Se connecter" }).click();
        await expect(page.getByText(/un nom est bloqué cinq minutes/).first()).toBeVisible();
      },
    },
    {
      "sign-in": (page) => openPage(page, "/auth"),
      "sign-in with errors": async (page) => {
        await page.getByRole("button", { name: "Se connecter" }).click();
        await expect(page.getByText("Adresse e-mail non valide")).toBeVisible();
      },
      "sign-up": async (page) => {
        await page.getByRole("tab", { name: "Inscription" }).click();
        await expect(page.getByLabel("Nom d’utilisateur")).toBeVisible();
      },
      "sign-up, address taken": async (page) => {
        const { email, password } = await signUpAndLeave(page);
        await page.getByLabel("Nom d’utilisateur").fill("Léa");
        await page.getByLabel("Adresse e-mail").fill(email);
        await page.getByLabel("Mot de passe", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Créer mon compte" }).click();
        await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
        const toasts = page.getByRole("region", { name: "Notifications" });
        // The notice stays while the pointer is over it.
        await toasts
          .getByRole("dialog", { name: "Un compte existe déjà avec cette adresse" })
          .hover();
      },
    },
    {
      "sign-in, the second step": async (page) => {
        const learner = await signUpByApi(page.request, newLearner());
        await setUpTwoFactorByApi(page.request, learner);
        await page.context().clearCookies({ name: /session/ });
        await openPage(page, "/auth?tab=login");
        await signIn(page, learner);
        await expect(page.getByLabel("Code à 6 chiffres")).toBeVisible();
      },
    },
  ],
  "Links in mails": [
    {
      "new password, link expired": (page) => openPage(page, "/auth/reset"),
      "password forgotten": async (page) => {
        await openWithoutReload(page, "/auth/forgot");
        await expect(page.getByRole("heading", { name: "Mot de passe oublié" })).toBeVisible();
      },
      "password forgotten, mail sent": async (page) => {
        await page.getByLabel("Adresse e-mail").fill(`lea-${randomUUID()}@example.org`);
        await page.getByRole("button", { name: "Envoyer le lien" }).click();
        await expect(page.getByRole("heading", { name: "Consultez vos e-mails" })).toBeVisible();
      },
      "address to be confirmed, link expired": (page) => openPage(page, "/auth/confirm-address"),
    },
    {
      "new password": async (page) => {
        const { email } = await signUpAndLeave(page);
        await page.request.post("/api/auth/request-password-reset", { data: { email } });
        await openPage(page, await linkInMail(email, "/auth/reset"));
        await expect(page.getByLabel("Nouveau mot de passe", { exact: true })).toBeVisible();
      },
      "new password with errors": async (page) => {
        await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
        await expect(page.getByText(/^Le mot de passe doit compter/)).toBeVisible();
      },
    },
    {
      "address to be confirmed": async (page) => {
        const { email } = await signUpAndLeave(page);
        await openPage(page, await linkInMail(email, "/auth/confirm-address"));
        await expect(page.getByText(email)).toBeVisible();
        await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
      },
    },
    {
      "address confirmed before": async (page) => {
        const { email } = await signUpByApi(page.request, newLearner());
        const link = await linkInMail(email, "/auth/confirm-address");
        await page.request.post("/api/auth/confirm-address", {
          data: { token: link.split("#token=")[1] },
        });
        await page.context().clearCookies({ name: /session/ });
        await openPage(page, link);
        await expect(page.getByRole("link", { name: "Continuer" })).toBeVisible();
      },
    },
    {
      "weekly mail, turned off": async (page) => {
        await signUpByApi(page.request, newLearner());
        const path = await unsubscribePath(page.request);
        await page.context().clearCookies({ name: /session/ });
        await openPage(page, path);
        await expect(page.getByText(/^C’est fait/)).toBeVisible();
      },
    },
  ],
};

/** Signs up and signs out. Returns the account. */
async function signUpAndLeave(page: Page): Promise<Learner> {
  const learner = await signUpByApi(page.request, newLearner());
  await page.context().clearCookies({ name: /session/ });
  return learner;
}
