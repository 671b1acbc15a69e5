import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { newLearner } from "../support/accounts.ts";
import { changeStartResponse } from "../support/change-start.ts";
import {
  chooseAction,
  type ExerciseScreen,
  openExercise,
  WRONG_ANSWER,
} from "../support/exercise-screen.ts";
import { addVoices } from "../support/fake-speech.ts";
import { linkInMail } from "../support/mail.ts";
import { openPage } from "../support/pages.ts";
import {
  answerByApi,
  createPackage,
  firstSentencesOf,
  reportSentence,
  todayButton,
  totalButton,
  withoutMarks,
} from "../support/practice.ts";
import { roundEnd } from "../support/review.ts";
import {
  authenticatorCode,
  beginTwoFactorOnScreen,
  confirmAddress,
  setUpTwoFactorByApi,
} from "../support/two-factor.ts";
import { reviewScreens } from "./review-screens.ts";
import type { Screens } from "./screens.ts";

/** Screens of a learner who has just signed up. */
export const learnerScreens: Screens = {
  "Dashboard and navigation": {
    dashboard: (page) => openPage(page, "/app"),
    welcome: async (page) => {
      await page.context().clearCookies({ name: "verbena_welcome_shown" });
      await page.goto("/app");
      await expect(page.getByRole("dialog", { name: "¡Bienvenido!" })).toBeVisible();
    },
    "level reached": async (page) => {
      const exercises = (await firstSentencesOf(page.request, "preterito-indefinido")).slice(0, 10);
      const answers = exercises.map((exercise) => ({ exercise, given: exercise.answer }));
      await answerByApi(page.request, "preterito-indefinido", answers);
      await page.goto("/app");
      await expect(page.getByRole("dialog", { name: /^Nouveau niveau/ })).toBeVisible();
    },
    "useful links": (page) => openPage(page, "/app/enlaces-utiles"),
    "shortcuts of every page": async (page) => {
      await openPage(page, "/app");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "dashboard, after an address was confirmed": async (page) => {
      const { email: newEmail, password } = newLearner();
      await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
      await openPage(page, await linkInMail(newEmail, "/auth/confirm-new-address"));
      await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
      await page.waitForURL("/app");
      await expect(page.getByText(newEmail)).toBeVisible();
    },
    "not found, signed in": (page) => openPage(page, "/app/nulle-part"),
    "today’s drawer": async (page) => {
      await openPage(page, "/app");
      await todayButton(page, { correct: 0, attempts: 0 }).click();
      await expect(page.getByRole("dialog", { name: "Aujourd’hui" })).toBeVisible();
    },
    "level drawer": async (page) => {
      await openPage(page, "/app");
      await page.getByRole("button", { name: /^Niveau/ }).click();
      await expect(page.getByRole("dialog", { name: "Progression du niveau" })).toBeVisible();
    },
    "total drawer": async (page) => {
      await openPage(page, "/app");
      await totalButton(page, 0).click();
      await expect(page.getByRole("dialog", { name: "Total" })).toBeVisible();
    },
    "language menu": async (page) => {
      await openPage(page, "/app");
      await page.getByRole("button", { name: /^Langue/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
    "account menu": async (page) => {
      await openPage(page, "/app");
      await page.getByRole("button", { name: /^Mon compte/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
    "side navigation as icons": async (page) => {
      await chooseAllFamilies(page);
      await openPage(page, "/app");
      await page.keyboard.press("Control+b");
      await expect(page.getByRole("button", { name: "Déplier le menu" })).toBeVisible();
    },
    "dashboard with all families": async (page) => {
      await chooseAllFamilies(page);
      await openPage(page, "/app");
    },
    "menu of a phone": async (page) => {
      await chooseAllFamilies(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, "/app");
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    },
  },
  Review: reviewScreens,
  Exercise: {
    exercise: (page) => openPage(page, "/app/exercise/preterito-indefinido"),
    "exercise with the translation": async (page) => {
      await openExercise(page, "preterito-indefinido");
      await page.getByRole("button", { name: "Traduction" }).click();
    },
    "exercise against a cause of mistakes": (page) =>
      openPage(page, "/app/exercise/preterito-indefinido?cause=regularised"),
    "exercise, right": async (page) => {
      await (await openExercise(page, "preterito-indefinido")).answerRight();
    },
    "exercise, accent forgotten": async (page) => {
      const id = await createPackage(page.request, ["hablar"]);
      const screen = await openExercise(page, `preterito-indefinido?package=${id}`);
      while (
        withoutMarks((await screen.currentExercise()).answer) ===
        (await screen.currentExercise()).answer
      ) {
        await screen.answerRight();
        await screen.goToNext();
      }
      await screen.answer(withoutMarks((await screen.currentExercise()).answer));
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
    "exercise, not known": async (page) => {
      const screen = await openExercise(page, "preterito-indefinido");
      await screen.giveUp();
      await expect(screen.continueButton).toBeVisible();
    },
    "exercise, end of a round": async (page) => {
      await answerRoundOfHablar(page);
    },
    "exercise, not counted": async (page) => {
      await answerRoundOfHablar(page);
      await page.getByRole("button", { name: "Reprendre 1 erreur" }).click();
      await expect(page.getByText("Reprise, non comptée", { exact: true })).toBeVisible();
    },
    "exercise, end of a rehearsal": async (page) => {
      const screen = await answerRoundOfHablar(page);
      await page.getByRole("button", { name: "Reprendre 1 erreur" }).click();
      await screen.answerRight();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "1 sur 1" })).toBeVisible();
    },
    "exercise, too long": async (page) => {
      const screen = await openExercise(page, "preterito-indefinido");
      await screen.field.fill("a".repeat(101));
      await screen.validateButton.click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
    "exercise, wrong, that can be heard": async (page) => {
      const screen = await openExercise(page, "preterito-indefinido");
      await addVoices(page);
      await screen.answerWrong();
      await expect(page.getByRole("button", { name: "Écouter", exact: true })).toBeVisible();
    },
    "exercise, dictated": async (page) => {
      await openExercise(page, "preterito-indefinido");
      await addVoices(page);
      await page.getByRole("button", { name: "Dictée" }).click();
      await expect(page.getByRole("button", { name: "Lentement" })).toBeVisible();
    },
    "exercise, more actions": async (page) => {
      await (await openExercise(page, "preterito-indefinido")).answerRight();
      await page.getByRole("button", { name: "Autres actions" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
    "exercise, menu of the account": async (page) => {
      await openExercise(page, "preterito-indefinido");
      await page.getByRole("button", { name: /^Mon compte/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
    "grammar exercise": (page) => openPage(page, "/app/exercise/desde-hace"),
    "grammar exercise, wrong": async (page) => {
      await (await openExercise(page, "desde-hace")).answerWrong();
    },
    "grammar exercise, right": async (page) => {
      const screen = await openExercise(page, "desde-hace");
      const { answer } = await screen.currentExercise();
      await page.getByRole("button", { name: answer, exact: true }).click();
      await expect(screen.continueButton).toBeVisible();
    },
    shortcuts: async (page) => {
      await openExercise(page, "preterito-indefinido");
      await page.keyboard.type("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "report of a sentence, without a reason": async (page) => {
      await (await openExercise(page, "preterito-indefinido")).answerWrong();
      await chooseAction(page, "Signaler cette phrase");
      await page.getByRole("button", { name: "Envoyer" }).click();
      await expect(page.getByText("Choisissez ce qui ne va pas")).toBeVisible();
    },
    "table of a verb over the exercise": async (page) => {
      await (await openExercise(page, "preterito-indefinido")).answerWrong();
      await page.getByRole("button", { name: /^Tableau :/ }).click();
      await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
    },
  },
  "Selections and failed verbs": {
    "revision without failed verbs": (page) =>
      openPage(page, "/app/exercise/preterito-indefinido?failed=true"),
    "failed verbs, none": (page) => openPage(page, "/app/packages/preterito-indefinido/failed"),
    "failed verbs": async (page) => {
      const [exercise] = await firstSentencesOf(page.request, "preterito-indefinido");
      if (exercise === undefined) throw new Error("There are no exercises.");
      const answers = [{ exercise, given: WRONG_ANSWER }];
      await answerByApi(page.request, "preterito-indefinido", answers);
      await openPage(page, "/app/packages/preterito-indefinido/failed");
      await expect(page.getByRole("checkbox", { name: exercise.item })).toBeVisible();
    },
    "failed sentences, none": (page) => openPage(page, "/app/packages/desde-hace/failed"),
    "selections, none": (page) => openPage(page, "/app/packages/preterito-indefinido"),
    selections: async (page) => {
      await createPackage(page.request, ["hablar", "comer"]);
      await openPage(page, "/app/packages/preterito-indefinido");
    },
    "selection, to be deleted": async (page) => {
      await createPackage(page.request, ["hablar"]);
      await openPage(page, "/app/packages/preterito-indefinido");
      await page.getByRole("button", { name: "Supprimer Ma sélection" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "selection editor with errors": async (page) => {
      await openPage(page, "/app/packages/preterito-indefinido/new");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByText("Choisissez au moins un verbe")).toBeVisible();
    },
    "selection editor with more than 20 verbs": async (page) => {
      await openPage(page, "/app/packages/preterito-indefinido/new");
      const verbs = page.getByRole("checkbox");
      for (let index = 0; index < 21; index++) await verbs.nth(index).check();
      await expect(page.getByText(/^Plus de 20 verbes/)).toBeVisible();
    },
    "selection that is gone": async (page) => {
      await openPage(page, `/app/packages/preterito-indefinido/${randomUUID()}/edit`);
      await expect(page.getByText("Cette sélection n’existe pas ou n’existe plus.")).toBeVisible();
    },
  },
  "Theory and verb tables": {
    "theory of the present": (page) => openPage(page, "/app/theory/presente-indicativo"),
    "theory of a tense": (page) => openPage(page, "/app/theory/preterito-indefinido"),
    "theory that can be heard": async (page) => {
      await openPage(page, "/app/theory/por-para");
      await addVoices(page);
      await expect(page.getByRole("button", { name: /: trabajo por Ana$/ })).toBeVisible();
    },
    "theory of desde and hace": (page) => openPage(page, "/app/theory/desde-hace"),
    "table of a verb": (page) => openPage(page, "/app/verbs?verb=conducir"),
    "table of a verb that can be heard": async (page) => {
      await openPage(page, "/app/verbs?verb=conducir");
      await addVoices(page);
      await expect(page.getByRole("button", { name: /: conduje$/ })).toBeVisible();
    },
    "table of no verb": (page) => openPage(page, "/app/verbs?verb=tuve"),
  },
  "Free practice": {
    "free practice, choice": (page) => openPage(page, "/app/drill"),
    "free practice, choice with a misspelt verb": async (page) => {
      await openPage(page, "/app/drill?verbs=tener,escribier,xyz");
      await expect(
        page.getByText("« escribier » : vouliez-vous dire l’un de ces verbes ?"),
      ).toBeVisible();
    },
    "free practice like a model": async (page) => {
      await openPage(
        page,
        "/app/drill?like=conocer&tenses=presente-indicativo,presente-subjuntivo",
      );
      await expect(page.getByText(/^conocer, /)).toBeVisible();
    },
    "free practice by irregularity": async (page) => {
      await openPage(page, "/app/drill?kinds=e-ie,zco");
      await expect(page.getByText(/^acertar, /)).toBeVisible();
    },
    "free practice, question": (page) =>
      openPage(page, "/app/drill/practice?verbs=tener&tenses=preterito-perfecto"),
    "free practice, wrong answer": async (page) => {
      await openPage(
        page,
        "/app/drill/practice?verbs=tener&tenses=imperativo-afirmativo&persons=él",
      );
      await page.getByRole("textbox").fill("ten");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Continuer" })).toBeVisible();
    },
    "free practice, end": async (page) => {
      await openPage(page, "/app/drill/practice?verbs=tener&persons=yo,tú");
      for (let question = 0; question < 2; question++) {
        await page.getByRole("textbox").fill("tengo");
        await page.keyboard.press("Enter");
        await page.getByRole("button", { name: "Continuer" }).click();
      }
      await expect(page.getByRole("heading", { name: "1 sur 2" })).toBeVisible();
    },
    "free practice without forms": (page) => openPage(page, "/app/drill/practice?verbs="),
  },
  Statistics: {
    "statistics of today, none": (page) => openPage(page, "/app/statistics"),
    "statistics of today": async (page) => {
      await answerSome(page);
      await openPage(page, "/app/statistics");
      await expect(page.getByText("Objectif du jour : 6 sur 20")).toBeVisible();
    },
    "progress, none": (page) => openPage(page, "/app/statistics?tab=progression"),
    "progress of a first week": async (page) => {
      await answerSome(page);
      await openPage(page, "/app/statistics?tab=progression");
      await expect(page.getByText(/^Une semaine d’entraînement/)).toBeVisible();
    },
    progress: async (page) => {
      await answerSome(page, 7);
      await answerSome(page);
      await openPage(page, "/app/statistics?tab=progression");
      await expect(page.getByRole("img", { name: /^Taux de réussite par semaine/ })).toBeVisible();
      await page.getByText("Tableau", { exact: true }).click();
      await expect(page.getByText("12 fois")).toBeVisible();
    },
    "history, none": (page) => openPage(page, "/app/statistics?tab=history"),
    history: async (page) => {
      await answerSome(page);
      await openPage(page, "/app/statistics?tab=history");
      await page.getByText("Tableau", { exact: true }).click();
      await expect(page.getByText("6 réponses affichées")).toBeVisible();
    },
    "history, nothing found": async (page) => {
      await answerSome(page);
      await openPage(page, "/app/statistics?tab=history");
      await page.getByRole("searchbox").fill("zzz");
      await page.getByRole("searchbox").press("Enter");
      await expect(page.getByText("Aucune réponse trouvée pour « zzz »")).toBeVisible();
    },
    "forecast, none": (page) => openPage(page, "/app/statistics?tab=forecast"),
    forecast: async (page) => {
      await answerSome(page);
      await openPage(page, "/app/statistics?tab=forecast");
      await expect(page.getByRole("img", { name: /^0 à réviser maintenant/ })).toBeVisible();
      await page.getByText("Tableau", { exact: true }).click();
    },
    "settings of statistics, an aim of 0": async (page) => {
      await openPage(page, "/app/statistics?tab=configuration");
      await page.getByLabel("Réponses par jour").fill("0");
      await expect(page.getByLabel("Réponses par jour")).toHaveAttribute("aria-invalid", "true");
    },
    "settings, another scheduler": async (page) => {
      const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
      const answers = exercises
        .slice(0, 40)
        .flatMap((exercise, index) =>
          [16, 9, 4, 1]
            .slice(0, 1 + (index % 4))
            .map((days) => ({ exercise, given: exercise.answer, daysAgo: days + (index % 3) })),
        );
      await answerByApi(page.request, "preterito-indefinido", answers);
      await openPage(page, "/app/profile");
      const scheduler = page.getByRole("region", { name: "Rythme des révisions" });
      await scheduler.getByText("Sur mesure (FSRS)").click();
      await expect(scheduler.getByRole("img")).toBeVisible();
      await scheduler.getByRole("button", { name: "Ajuster à mes réponses" }).click();
      await expect(scheduler.getByText(/^Il manque encore/)).toBeVisible();
      await scheduler.getByText("Tableau", { exact: true }).click();
    },
    "settings, with voices": async (page) => {
      await openPage(page, "/app/profile");
      await addVoices(page);
      await expect(page.getByRole("heading", { name: "Écoute", exact: true })).toBeVisible();
    },
    "statistics, to be deleted": async (page) => {
      await openPage(page, "/app/statistics?tab=configuration");
      await page.getByRole("button", { name: "Supprimer toutes les statistiques" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  Profile: {
    "profile with a report": async (page) => {
      await reportSentence(page.request);
      await openPage(page, "/app/profile");
      await expect(page.getByRole("list", { name: "Mes signalements" })).toBeVisible();
    },
    profile: async (page) => {
      await changeStartResponse(page, ({ user }) => Object.assign(user, { sendsMail: true }));
      await openPage(page, "/app/profile");
    },
    "profile with errors": async (page) => {
      await openPage(page, "/app/profile");
      await page.getByLabel("Nom d’utilisateur").fill("L");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("12345");
      await page.getByRole("button", { name: "Changer le mot de passe" }).click();
      await expect(page.getByText("Ce champ est obligatoire")).toBeVisible();
    },
    "change of address with errors": async (page) => {
      await openPage(page, "/app/profile");
      await page.getByRole("button", { name: "Changer d’adresse" }).click();
      await page.getByRole("button", { name: "Envoyer l’e-mail" }).click();
      await expect(page.getByText("Ce champ est obligatoire")).toHaveCount(2);
    },
    "profile, a change of address waits": async (page) => {
      const { email: newEmail, password } = newLearner();
      await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
      await linkInMail(newEmail, "/auth/confirm-new-address");
      await openPage(page, "/app/profile");
      await expect(page.getByText(/^Un e-mail est parti à/)).toBeVisible();
    },
    "new address to be confirmed": async (page) => {
      const { email: newEmail, password } = newLearner();
      await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
      await openPage(page, await linkInMail(newEmail, "/auth/confirm-new-address"));
      await expect(page.getByText(newEmail)).toBeVisible();
    },
    "two-step login, the key for the app": async (page) => {
      await confirmAddress(page.request);
      await openPage(page, "/app/profile");
      await beginTwoFactorOnScreen(page, newLearner());
    },
    "two-step login, the recovery codes": async (page) => {
      await confirmAddress(page.request);
      await openPage(page, "/app/profile");
      const key = await beginTwoFactorOnScreen(page, newLearner());
      await page.getByLabel("Code à 6 chiffres de l’application").fill(authenticatorCode(key));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "J’ai noté mes codes" })).toBeVisible();
    },
    "profile, with two-step login": async (page) => {
      await setUpTwoFactorByApi(page.request, newLearner());
      await openPage(page, "/app/profile");
      await page.getByRole("button", { name: "Désactiver" }).scrollIntoViewIfNeeded();
    },
    "two-step login, turning it off": async (page) => {
      await setUpTwoFactorByApi(page.request, newLearner());
      await openPage(page, "/app/profile");
      await page.getByRole("button", { name: "Désactiver" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "deletion of the account, with two-step login": async (page) => {
      await setUpTwoFactorByApi(page.request, newLearner());
      await openPage(page, "/app/profile");
      await page.getByRole("button", { name: "Supprimer mon compte" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "deletion of the account": async (page) => {
      await openPage(page, "/app/profile");
      await page.getByRole("button", { name: "Supprimer mon compte" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
};

/** Gives six wrong answers. */
async function answerSome(page: Page, daysAgo = 0): Promise<void> {
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const answers = exercises.slice(0, 6).map((exercise) => ({
    exercise,
    given: exercise.item,
    daysAgo,
  }));
  await answerByApi(page.request, "preterito-indefinido", answers);
}

/** Answers a round of the six forms of *hablar*, the first one wrong. */
async function answerRoundOfHablar(page: Page): Promise<ExerciseScreen> {
  const id = await createPackage(page.request, ["hablar"]);
  const screen = await openExercise(page, `preterito-indefinido?package=${id}`);
  await screen.answerWrong();
  for (let index = 2; index <= 6; index++) {
    await screen.goToNext();
    await screen.answerRight();
  }
  await expect(roundEnd(page)).toBeVisible();
  return screen;
}

async function chooseAllFamilies(page: Page): Promise<void> {
  await page.request.patch("/api/profile", { data: { families: allFamilies } });
}
