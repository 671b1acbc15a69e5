import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { type Learner, newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { openExercise, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { inventedUser, mailsThatDoNotLeave } from "../support/fake-answers.ts";
import { linkInMail } from "../support/mail.ts";
import { arrive, itemWith } from "../support/pages.ts";
import {
  answerEarlier,
  createPackage,
  exercisesOf,
  todayButton,
  totalButton,
  withoutMarks,
} from "../support/practice.ts";
import { addTwoFactor, beginTwoFactor, codeOf, confirmAddress } from "../support/two-factor.ts";

type Screens = Record<string, (page: Page) => Promise<void>>;

/** Screens of people without an account, each with what it takes to see it. */
export const visitorScreens: Screens = {
  "landing page": (page) => arrive(page, "/"),
  "landing page, after a deletion": async (page) => {
    await arrive(page, "/#account-deleted");
    await expect(page.getByText(/^Votre compte est supprimé/)).toBeVisible();
  },
  "landing page, the demo with an error": async (page) => {
    await page.clock.install();
    await arrive(page, "/");
    await page.clock.runFor(6000);
    await expect(page.getByText("pude", { exact: true })).toBeVisible();
  },
  "landing page, the demo with a missing accent": async (page) => {
    await page.clock.install();
    await arrive(page, "/");
    await page.clock.runFor(12_000);
    await expect(page.getByText("¡Atención al acento!")).toBeVisible();
  },
  "sign-in": (page) => arrive(page, "/auth"),
  "sign-in with errors": async (page) => {
    await arrive(page, "/auth");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Adresse e-mail non valable")).toBeVisible();
  },
  "sign-in, the second step": async (page) => {
    const learner = await signUpByApi(page.request, newLearner());
    await addTwoFactor(page.request, learner);
    await page.context().clearCookies({ name: /session/ });
    await arrive(page, "/auth?tab=login");
    await signIn(page, learner);
    await expect(page.getByLabel("Code à 6 chiffres")).toBeVisible();
  },
  "sign-up": async (page) => {
    await arrive(page, "/auth");
    await page.getByRole("tab", { name: "Inscription" }).click();
    await expect(page.getByLabel("Nom d’utilisateur")).toBeVisible();
  },
  "sign-in, after the link of a mail": (page) => arrive(page, "/auth?address=confirmed"),
  "password forgotten": (page) => arrive(page, "/auth/forgot"),
  "password forgotten, mail sent": async (page) => {
    await arrive(page, "/auth/forgot");
    await page.getByLabel("Adresse e-mail").fill(`lea-${randomUUID()}@example.org`);
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByRole("heading", { name: "Consultez vos e-mails" })).toBeVisible();
  },
  "sign-up, address taken": async (page) => {
    const { email, password } = await signUpAndLeave(page);
    await arrive(page, "/auth?tab=signup");
    await page.getByLabel("Nom d’utilisateur").fill("Léa");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
    const toasts = page.getByRole("region", { name: "Notifications" });
    // It stays for as long as the pointer is on it.
    await toasts.getByRole("dialog", { name: "Un compte existe déjà avec cette adresse" }).hover();
  },
  "new password": openNewPassword,
  "new password with errors": async (page) => {
    await openNewPassword(page);
    await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
    await expect(page.getByText(/^Le mot de passe doit compter/)).toBeVisible();
  },
  "new password, link expired": (page) => arrive(page, "/auth/reset"),
  "address to be confirmed": async (page) => {
    const { email } = await signUpAndLeave(page);
    await arrive(page, await linkInMail(email, "/auth/confirm-address"));
    await expect(page.getByText(email)).toBeVisible();
  },
  "address confirmed before": async (page) => {
    const { email } = await signUpAndLeave(page);
    const link = await linkInMail(email, "/auth/confirm-address");
    await page.request.post("/api/auth/confirm-address", {
      data: { token: link.split("#token=")[1] },
    });
    await arrive(page, link);
    await expect(page.getByRole("link", { name: "Continuer" })).toBeVisible();
  },
  "address to be confirmed, link expired": (page) => arrive(page, "/auth/confirm-address"),
  "not found": (page) => arrive(page, "/nulle-part"),
  "no network": (page) => arrive(page, "/offline.html"),
};

/** An account that this browser is not signed in to. */
async function signUpAndLeave(page: Page): Promise<Learner> {
  const learner = await signUpByApi(page.request, newLearner());
  await page.context().clearCookies({ name: /session/ });
  return learner;
}

async function openNewPassword(page: Page): Promise<void> {
  const { email } = await signUpAndLeave(page);
  await page.request.post("/api/auth/request-password-reset", { data: { email } });
  await arrive(page, await linkInMail(email, "/auth/reset"));
  await expect(page.getByLabel("Nouveau mot de passe", { exact: true })).toBeVisible();
}

/** Screens of a learner who has just signed up. */
export const learnerScreens: Screens = {
  dashboard: (page) => arrive(page, "/app"),
  welcome: async (page) => {
    await page.context().clearCookies({ name: "verbena_welcome_shown" });
    await page.goto("/app");
    await expect(page.getByRole("dialog", { name: "¡Bienvenido!" })).toBeVisible();
  },
  "level reached": async (page) => {
    const exercises = (await exercisesOf(page.request, "preterito-indefinido")).slice(0, 10);
    const answers = exercises.map((exercise) => ({ exercise, given: exercise.answer }));
    await answerEarlier(page.request, "preterito-indefinido", answers);
    await arrive(page, "/app/enlaces-utiles");
    await expect(page.getByRole("dialog", { name: /^Nouveau niveau/ })).toBeVisible();
  },
  "useful links": (page) => arrive(page, "/app/enlaces-utiles"),
  exercise: (page) => arrive(page, "/app/exercise/preterito-indefinido"),
  "exercise with the translation": async (page) => {
    await openExercise(page, "preterito-indefinido");
    await page.getByRole("button", { name: "Traduction" }).click();
  },
  "exercise, right": async (page) => {
    await (await openExercise(page, "preterito-indefinido")).answerRight();
  },
  "exercise, accent forgotten": async (page) => {
    const id = await createPackage(page.request, ["hablar"]);
    const screen = await openExercise(page, `preterito-indefinido?package=${id}`);
    while (withoutMarks((await screen.current()).answer) === (await screen.current()).answer) {
      await screen.answerRight();
      await screen.next();
    }
    await screen.answer(withoutMarks((await screen.current()).answer));
    await expect(page.getByText("¡Atención al acento!", { exact: true })).toBeVisible();
  },
  "exercise, wrong": async (page) => {
    await (await openExercise(page, "preterito-indefinido")).answerWrong();
  },
  "exercise, wrong for a reason": async (page) => {
    const screen = await openExercise(page, "preterito-indefinido?verbs=tener");
    await screen.answer("tení");
    await expect(screen.field).toHaveAccessibleDescription(/^tener, /);
  },
  "exercise, too long": async (page) => {
    const screen = await openExercise(page, "preterito-indefinido");
    await screen.field.fill("a".repeat(101));
    await screen.validate.click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "report of a sentence, without a reason": async (page) => {
    await (await openExercise(page, "preterito-indefinido")).answerWrong();
    await page.getByRole("button", { name: "Signaler cette phrase" }).click();
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Choisissez ce qui ne va pas")).toBeVisible();
  },
  "profile with a report": async (page) => {
    await reportSentence(page);
    await arrive(page, "/app/profile");
    await expect(page.getByRole("list", { name: "Mes signalements" })).toBeVisible();
  },
  "grammar exercise": (page) => arrive(page, "/app/exercise/desde-hace"),
  "grammar exercise, wrong": async (page) => {
    await (await openExercise(page, "desde-hace")).answerWrong();
  },
  shortcuts: async (page) => {
    await openExercise(page, "preterito-indefinido");
    await page.keyboard.type("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "shortcuts of every page": async (page) => {
    await arrive(page, "/app");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "revision without failed verbs": (page) =>
    arrive(page, "/app/exercise/preterito-indefinido?failed=true"),
  "failed verbs, none": (page) => arrive(page, "/app/packages/preterito-indefinido/failed"),
  "failed verbs": async (page) => {
    const [exercise] = await exercisesOf(page.request, "preterito-indefinido");
    if (exercise === undefined) throw new Error("There are no exercises.");
    const answers = [{ exercise, given: WRONG_ANSWER }];
    await answerEarlier(page.request, "preterito-indefinido", answers);
    await arrive(page, "/app/packages/preterito-indefinido/failed");
    await expect(page.getByRole("checkbox", { name: exercise.item })).toBeVisible();
  },
  "failed sentences, none": (page) => arrive(page, "/app/packages/desde-hace/failed"),
  "selections, none": (page) => arrive(page, "/app/packages/preterito-indefinido"),
  selections: async (page) => {
    await createPackage(page.request, ["hablar", "comer"]);
    await arrive(page, "/app/packages/preterito-indefinido");
  },
  "selection, to be deleted": async (page) => {
    await createPackage(page.request, ["hablar"]);
    await arrive(page, "/app/packages/preterito-indefinido");
    await page.getByRole("button", { name: "Supprimer Ma sélection" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "selection editor with errors": async (page) => {
    await arrive(page, "/app/packages/preterito-indefinido/new");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Choisissez au moins un verbe")).toBeVisible();
  },
  "selection editor with more than 20 verbs": async (page) => {
    await arrive(page, "/app/packages/preterito-indefinido/new");
    const verbs = page.getByRole("checkbox");
    for (let index = 0; index < 21; index++) await verbs.nth(index).check();
    await expect(page.getByText(/^Plus de 20 verbes/)).toBeVisible();
  },
  "selection that is gone": async (page) => {
    await arrive(page, `/app/packages/preterito-indefinido/${randomUUID()}/edit`);
    await expect(page.getByText("Cette sélection n’existe pas ou n’existe plus.")).toBeVisible();
  },
  "theory of the present": (page) => arrive(page, "/app/theory/presente-indicativo"),
  "theory of a tense": (page) => arrive(page, "/app/theory/preterito-indefinido"),
  "theory of desde and hace": (page) => arrive(page, "/app/theory/desde-hace"),
  "table of a verb": (page) => arrive(page, "/app/verbs?verb=conducir"),
  "table of no verb": (page) => arrive(page, "/app/verbs?verb=tuve"),
  "table of a verb over the exercise": async (page) => {
    await (await openExercise(page, "preterito-indefinido")).answerWrong();
    await page.getByRole("button", { name: /^Tableau :/ }).click();
    await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
  },
  "statistics of today, none": (page) => arrive(page, "/app/statistics"),
  "statistics of today": async (page) => {
    await answerSome(page);
    await arrive(page, "/app/statistics");
    await expect(page.getByText("Objectif du jour : 6 sur 20")).toBeVisible();
  },
  "progress, none": (page) => arrive(page, "/app/statistics?tab=progression"),
  "progress of a first week": async (page) => {
    await answerSome(page);
    await arrive(page, "/app/statistics?tab=progression");
    await expect(page.getByText(/^Une semaine d’entraînement/)).toBeVisible();
  },
  progress: async (page) => {
    await answerSome(page, 7);
    await answerSome(page);
    await arrive(page, "/app/statistics?tab=progression");
    await expect(page.getByRole("img", { name: /^Taux de réussite par semaine/ })).toBeVisible();
    await page.getByText("Tableau", { exact: true }).click();
    await expect(page.getByText("12 fois")).toBeVisible();
  },
  "history, none": (page) => arrive(page, "/app/statistics?tab=history"),
  history: async (page) => {
    await answerSome(page);
    await arrive(page, "/app/statistics?tab=history");
    await page.getByText("Tableau", { exact: true }).click();
    await expect(page.getByText("6 réponses affichées")).toBeVisible();
  },
  "history, nothing found": async (page) => {
    await answerSome(page);
    await arrive(page, "/app/statistics?tab=history");
    await page.getByRole("searchbox").fill("zzz");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByText("Aucune réponse trouvée pour « zzz »")).toBeVisible();
  },
  "forecast, none": (page) => arrive(page, "/app/statistics?tab=forecast"),
  forecast: async (page) => {
    await answerSome(page);
    await arrive(page, "/app/statistics?tab=forecast");
    await expect(page.getByRole("img", { name: /^0 à réviser maintenant/ })).toBeVisible();
    await page.getByText("Tableau", { exact: true }).click();
  },
  "settings of statistics, an aim of 0": async (page) => {
    await arrive(page, "/app/statistics?tab=configuration");
    await page.getByLabel("Réponses par jour").fill("0");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByLabel("Réponses par jour")).toHaveAttribute("aria-invalid", "true");
  },
  "statistics, to be deleted": async (page) => {
    await arrive(page, "/app/statistics?tab=configuration");
    await page.getByRole("button", { name: "Supprimer toutes les statistiques" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  profile: (page) => arrive(page, "/app/profile"),
  "profile with errors": async (page) => {
    await arrive(page, "/app/profile");
    await page.getByLabel("Nom d’utilisateur").fill("L");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("12345");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByText("Ce champ est obligatoire")).toBeVisible();
  },
  "change of address with errors": async (page) => {
    await arrive(page, "/app/profile");
    await page.getByRole("button", { name: "Changer d’adresse" }).click();
    await page.getByRole("button", { name: "Envoyer l’e-mail" }).click();
    await expect(page.getByText("Ce champ est obligatoire")).toHaveCount(2);
  },
  "profile, a change of address waits": async (page) => {
    const { email: newEmail, password } = newLearner();
    await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
    await linkInMail(newEmail, "/auth/confirm-new-address");
    await arrive(page, "/app/profile");
    await expect(page.getByText(/^Un e-mail est parti à/)).toBeVisible();
  },

  "new address to be confirmed": async (page) => {
    const { email: newEmail, password } = newLearner();
    await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
    await arrive(page, await linkInMail(newEmail, "/auth/confirm-new-address"));
    await expect(page.getByText(newEmail)).toBeVisible();
  },
  "two-step login, the key for the app": async (page) => {
    await confirmAddress(page.request);
    await arrive(page, "/app/profile");
    await beginTwoFactor(page, newLearner());
  },
  "two-step login, the recovery codes": async (page) => {
    await confirmAddress(page.request);
    await arrive(page, "/app/profile");
    const key = await beginTwoFactor(page, newLearner());
    await page.getByLabel("Code à 6 chiffres de l’application").fill(codeOf(key));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "J’ai gardé mes codes" })).toBeVisible();
  },
  "profile, with two-step login": async (page) => {
    await addTwoFactor(page.request, newLearner());
    await arrive(page, "/app/profile");
    await page.getByRole("button", { name: "Désactiver" }).scrollIntoViewIfNeeded();
  },
  "two-step login, turning it off": async (page) => {
    await addTwoFactor(page.request, newLearner());
    await arrive(page, "/app/profile");
    await page.getByRole("button", { name: "Désactiver" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "deletion of the account": async (page) => {
    await arrive(page, "/app/profile");
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "dashboard, after an address was confirmed": async (page) => {
    const { email: newEmail, password } = newLearner();
    await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
    await arrive(page, await linkInMail(newEmail, "/auth/confirm-new-address"));
    await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
    await expect(page.getByText(/est confirmée\.$/)).toBeVisible();
  },
  "not found, signed in": (page) => arrive(page, "/app/nulle-part"),
  "today’s drawer": async (page) => {
    await arrive(page, "/app");
    await todayButton(page, 0, 0).click();
    await expect(page.getByRole("dialog", { name: "Aujourd’hui" })).toBeVisible();
  },
  "level drawer": async (page) => {
    await arrive(page, "/app");
    await page.getByRole("button", { name: /^Niveau/ }).click();
    await expect(page.getByRole("dialog", { name: "Progression du niveau" })).toBeVisible();
  },
  "total drawer": async (page) => {
    await arrive(page, "/app");
    await totalButton(page, 0).click();
    await expect(page.getByRole("dialog", { name: "Total" })).toBeVisible();
  },
  "language menu": async (page) => {
    await arrive(page, "/app");
    await page.getByRole("button", { name: /^Langue/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
  },
  "account menu": async (page) => {
    await arrive(page, "/app");
    await page.getByRole("button", { name: /^Mon compte/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
  },
  "side navigation as icons": async (page) => {
    await arrive(page, "/app");
    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: "Déplier le menu" })).toBeVisible();
  },
  "menu of a phone": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, "/app");
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  },
};

/** Screens of an administrator. */
export const administratorScreens: Screens = {
  "list of users": (page) => openUsers(page),
  "list of users, some selected": async (page) => {
    await openUsers(page);
    await page.getByRole("checkbox").nth(FIRST_USER).check();
  },
  "list of users, more that can be done": async (page) => {
    await openUsers(page);
    await page.getByRole("checkbox").nth(FIRST_USER).check();
    await page.getByRole("button", { name: "Autres actions" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
  },
  "list of users, a second factor to be removed": async (page) => {
    await openUsers(page);
    await page.getByRole("checkbox").nth(FIRST_USER).check();
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("menuitem", { name: "Retirer la double authentification" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "administration that demands two-step login": async (page) => {
    await page.route("**/api/profile", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), needsTwoFactor: true } });
    });
    await arrive(page, "/admin");
    await expect(page.getByRole("link", { name: "L’activer dans votre profil" })).toBeVisible();
  },
  "list of users, the names of those selected": async (page) => {
    await openUsers(page);
    await page.getByRole("checkbox").nth(FIRST_USER).check();
    await page.getByRole("button", { name: "Noms" }).click();
    await expect(page.getByRole("dialog", { name: "Sélection" })).toBeVisible();
  },
  "users, to get a mail": async (page) => {
    await openUsers(page);
    await page.getByRole("checkbox").nth(FIRST_USER).check();
    await page
      .getByRole("checkbox")
      .nth(FIRST_USER + 1)
      .check();
    await page.getByRole("button", { name: "E-mail de réinitialisation" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "list of users as cards": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openUsers(page);
    await page.getByRole("checkbox").nth(FIRST_USER).check();
  },
  "list of users, nobody found": async (page) => {
    const nobody = randomUUID();
    await arrive(page, `/admin?search=${nobody}`);
    await expect(page.getByText(`Aucun utilisateur trouvé pour « ${nobody} »`)).toBeVisible();
  },
  "list of users, mails that do not leave": async (page) => {
    await page.route("**/api/admin/mails", (route) =>
      route.fulfill({ json: mailsThatDoNotLeave() }),
    );
    await openUsers(page);
    await page.getByText("1 e-mail n’a pas pu être remis cette semaine").click();
    await expect(page.getByText("ana@example.org")).toBeVisible();
  },
  "users, to be deleted": async (page) => {
    await openUsers(page);
    await page.getByRole("checkbox").nth(FIRST_USER).check();
    await page.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "reports about sentences, one to be corrected": async (page) => {
    const item = await openOwnReport(page);
    await item.getByRole("button", { name: /^Corriger\s:/ }).click();
    await page.getByLabel("Phrase", { exact: true }).fill("");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Ce champ est obligatoire")).toBeVisible();
  },
  "report about a sentence, to be answered": async (page) => {
    const item = await openOwnReport(page);
    await item.getByRole("button", { name: "Répondre" }).click();
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Ce champ est obligatoire")).toBeVisible();
  },
  "reports that were dealt with": async (page) => {
    await answerOwnReport(page);
    await arrive(page, "/admin/content?state=dealtWith");
    await expect(page.getByText(/^Réponse de/).first()).toBeVisible();
  },
  "corrected sentences": async (page) => {
    const data = { id: "preterito-indefinido/cerrar/él", en: "He closed it, corrected." };
    expect((await page.request.patch("/api/admin/exercises", { data })).status()).toBe(200);
    await arrive(page, "/admin/content?tab=corrections");
    await expect(page.getByRole("list", { name: "Corrections" })).toBeVisible();
  },
  "sentences, searched": async (page) => {
    await arrive(page, "/admin/content?tab=sentences&search=gimnasio+mayo");
    await page.getByText("Explication", { exact: true }).click();
    await page.getByRole("button", { name: /^Corriger\s:/ }).click();
    await page.getByLabel("Traduction anglaise").fill("not since May");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("À relire avant d’enregistrer :")).toBeVisible();
  },
  "dashboard, a report was answered": async (page) => {
    await answerOwnReport(page);
    await arrive(page, "/app");
    await expect(page.getByRole("link", { name: "Lire la réponse" })).toBeVisible();
  },
  "log of administration": async (page) => {
    await page.request.get("/api/admin/users.csv");
    await arrive(page, "/admin/actions");
    await expect(page.getByText("Liste des utilisateurs exportée").last()).toBeVisible();
  },
  "log of administration, nothing found": async (page) => {
    await arrive(page, `/admin/actions?admin=${randomUUID()}`);
    await expect(page.getByText("Aucune action de ce genre")).toBeVisible();
  },
};

/** After those that show administrators alone and that select a whole page. */
const FIRST_USER = 2;

/** A few rows, since all are built alike: fifty would take axe six times as long. */
const users = [1, 2, 3, 4, 5].map(inventedUser);

async function openUsers(page: Page): Promise<void> {
  const total = { count: users.length, exact: true };
  await page.route(/\/api\/admin\/users\?/, (route) =>
    route.fulfill({ json: { users, total, next: null, previous: null } }),
  );
  await arrive(page, "/admin");
  await expect(page.getByRole("checkbox").nth(FIRST_USER)).toBeVisible();
}

/** Reports a sentence, which nothing else does, and gives what the report is called. */
async function reportSentence(
  page: Page,
): Promise<{ username: string; userId: string; id: string }> {
  const report = {
    id: randomUUID(),
    exerciseKey: "preterito-indefinido",
    exerciseId: "preterito-indefinido/cruzar/él",
    reason: "translation",
    comment: "Il manque un mot.",
  };
  expect((await page.request.post("/api/reports", { data: report })).status()).toBe(201);
  const { user } = await (await page.request.get("/api/auth/get-session")).json();
  return { username: user.name, userId: user.id, id: report.id };
}

/** The sentence with a report of one's own in the list of those that wait. */
async function openOwnReport(page: Page): Promise<Locator> {
  const { username } = await reportSentence(page);
  await arrive(page, "/admin/content");
  return itemWith(page, "Signalements", username);
}

async function answerOwnReport(page: Page): Promise<void> {
  const { userId, id } = await reportSentence(page);
  const data = { reports: [{ userId, id }], answer: "C’est corrigé, merci." };
  expect((await page.request.post("/api/admin/reports/answer", { data })).status()).toBe(200);
}

/** Six answers that are wrong. */
async function answerSome(page: Page, daysAgo = 0): Promise<void> {
  const exercises = await exercisesOf(page.request, "preterito-indefinido");
  const answers = exercises.slice(0, 6).map((exercise) => ({
    exercise,
    given: exercise.item,
    daysAgo,
  }));
  await answerEarlier(page.request, "preterito-indefinido", answers);
}
