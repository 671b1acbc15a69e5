import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { allFamilies, type Family, families } from "@verbena/core/families";
import { newLearner } from "../support/accounts.ts";
import { TIME_ZONE } from "../support/browser.ts";
import { changeStartResponse } from "../support/change-start.ts";
import { lockNameByApi, makeAccountsByApi, openClassByApi } from "../support/classes.ts";
import {
  chooseAction,
  exerciseScreen,
  finishRound,
  openExercise,
  WRONG_ANSWER,
} from "../support/exercise-screen.ts";
import { addVoices } from "../support/fake-speech.ts";
import { linkInMail } from "../support/mail.ts";
import { openPage, openWithoutReload, waitUntilLoaded } from "../support/pages.ts";
import {
  answerByApi,
  createPackage,
  type Exercise,
  firstSentencesOf,
  reportSentence,
  todayButton,
  totalButton,
  withoutMarks,
} from "../support/practice.ts";
import { answerRound } from "../support/review.ts";
import {
  authenticatorCode,
  beginTwoFactorOnScreen,
  confirmAddress,
} from "../support/two-factor.ts";
import { assignmentScreens } from "./assignment-screens.ts";
import { classManagementScreens } from "./class-management-screens.ts";
import { classResultScreens } from "./class-result-screens.ts";
import { homeworkScreens } from "./homework-screens.ts";
import { learnerJoiningScreens } from "./joining-screens.ts";
import { reviewScreens } from "./review-screens.ts";
import { closeOverlay, type Screens } from "./screens.ts";

/** Screens of a learner who has just signed up. */
export const learnerScreens: Screens = {
  "Management of a class": classManagementScreens,
  "Results of a class": classResultScreens,
  "Homework of a pupil": homeworkScreens,
  "Joining a class": learnerJoiningScreens,
  "Assignments of a class": assignmentScreens,
  "Dashboard and navigation": [
    {
      welcome: async (page) => {
        await page.context().clearCookies({ name: "verbena_welcome_shown" });
        await page.goto("/app");
        await expect(page.getByRole("dialog", { name: "¡Bienvenido!" })).toBeVisible();
      },
      dashboard: async (page) => {
        await closeOverlay(page);
        await waitUntilLoaded(page);
      },
      "today’s drawer": async (page) => {
        await todayButton(page, { correct: 0, attempts: 0 }).click();
        await expect(page.getByRole("dialog", { name: "Aujourd’hui" })).toBeVisible();
      },
      "level drawer": async (page) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: /^Niveau/ }).click();
        await expect(page.getByRole("dialog", { name: "Progression du niveau" })).toBeVisible();
      },
      "total drawer": async (page) => {
        await closeOverlay(page);
        await totalButton(page, 0).click();
        await expect(page.getByRole("dialog", { name: "Total" })).toBeVisible();
      },
      "language menu": async (page) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: /^Langue/ }).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
      "account menu": async (page) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: /^Mon compte/ }).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
      "shortcuts of every page": async (page) => {
        await closeOverlay(page);
        await page.keyboard.press("?");
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "useful links": async (page) => {
        await closeOverlay(page);
        await openWithoutReload(page, "/app/enlaces-utiles");
        await expect(heading(page, "Liens utiles")).toBeVisible();
      },
      "not found, signed in": async (page) => {
        await openWithoutReload(page, "/app/nulle-part");
        await expect(heading(page, "Page introuvable")).toBeVisible();
      },
      "level reached": async (page) => {
        const exercises = await firstSentencesOf(page.request, TENSE);
        const right = exercises.slice(0, 10);
        const answers = right.map((exercise) => ({ exercise, given: exercise.answer }));
        await answerByApi(page.request, TENSE, answers);
        await page.goto("/app");
        await expect(page.getByRole("dialog", { name: /^Nouveau niveau/ })).toBeVisible();
      },
    },
    {
      "dashboard with all families": async (page) => {
        await page.request.patch("/api/profile", { data: { families: allFamilies } });
        await openPage(page, "/app");
      },
      "side navigation as icons": async (page) => {
        await page.keyboard.press("Control+b");
        await expect(page.getByRole("button", { name: "Déplier le menu" })).toBeVisible();
      },
      "page of a family, in the menu of many": async (page) => {
        await page.keyboard.press("Control+b");
        await openPage(page, "/app/families/preterito-indefinido");
        await expect(
          page.getByRole("button", { name: /^Conjugaison/, expanded: true }),
        ).toBeVisible();
      },
      "menu of a phone": async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole("button", { name: "Ouvrir le menu" }).click();
        await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      },
    },
  ],
  "Accounts that a class makes": [
    {
      "accounts of a class, before the first": async (page) => {
        const classId = await openClassByApi(page.request);
        await openPage(page, `/app/classes/${classId}/accounts`);
      },
      "accounts of a class, names": async (page) => {
        await page.getByLabel("Noms des élèves").fill("1. Emma D\n2. Hugo Martin\n=A1&B1");
        await expect(page.getByText("2 comptes à créer")).toBeVisible();
      },
      "accounts of a class, full names": async (page) => {
        await page.getByRole("button", { name: "Créer les comptes" }).click();
        await expect(page.getByRole("dialog", { name: "Des noms complets ?" })).toBeVisible();
      },
      "accounts of a class, login details": async (page) => {
        await page.getByRole("button", { name: "Créer quand même" }).click();
        await expect(page.getByText("2 comptes créés")).toBeVisible();
        await expect(page.getByText("2 comptes créés")).toBeHidden();
        await expect(page.getByRole("button", { name: /^Nouveau mot de passe/ })).toHaveCount(2);
      },
      "accounts of a class, leaving without printing": async (page) => {
        await page.getByRole("link", { name: "Accueil", exact: true }).click();
        await expect(page.getByRole("dialog", { name: "Quitter sans imprimer ?" })).toBeVisible();
      },
    },
    {
      "accounts of a class, a locked name": async (page) => {
        const classId = await openClassByApi(page.request);
        const names = ["Zoé M", "Ana P", "Christophe-Alexandre de la V"];
        const [zoe] = await makeAccountsByApi(page.request, classId, names);
        if (zoe) await lockNameByApi(page.request, zoe);
        await openPage(page, `/app/classes/${classId}/accounts`);
        await expect(page.getByText(/^Bloqué après dix erreurs/)).toBeVisible();
      },
      "accounts of a class, new password": async (page) => {
        await page.getByRole("button", { name: /^Nouveau mot de passe.*Zoé M/ }).click();
        await expect(page.getByRole("dialog", { name: /Zoé M/ })).toBeVisible();
      },
    },
    {
      "dashboard of a pupil whose account a class made": async (page) => {
        const classId = await openClassByApi(page.request);
        const [zoe] = await makeAccountsByApi(page.request, classId, ["Zoé M"]);
        await page.request.post("/api/auth/sign-in/class", { data: zoe });
        await openPage(page, "/app");
        await expect(
          page.getByRole("banner").getByRole("button", { name: "Déconnexion" }),
        ).toBeVisible();
      },
      "account of a pupil, made by a class": async (page) => {
        await openPage(page, "/app/profile#account");
        await expect(page.getByRole("heading", { name: "Compte de l’école" })).toBeVisible();
      },
      "exercise of a pupil whose account a class made": (page) =>
        openPage(page, "/app/exercise/preterito-indefinido"),
      "scanned by somebody else": async (page) => {
        await openPage(page, "/auth/class#code=3B7K0H11&name=Emma+D");
        await expect(page.getByText(/encore connecté/)).toBeVisible();
      },
    },
  ],
  Review: reviewScreens,
  Exercise: [
    {
      exercise: (page) => openPage(page, `/app/exercise/${TENSE}`),
      "exercise, too long": async (page) => {
        await page.getByRole("textbox", { name: "Votre réponse" }).fill("a".repeat(101));
        await page.getByRole("button", { name: "Valider" }).click();
        await expect(page.getByRole("alert")).toBeVisible();
      },
      "exercise, menu of the account": async (page) => {
        await page.getByRole("button", { name: /^Mon compte/ }).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
      shortcuts: async (page) => {
        await closeOverlay(page);
        await page.keyboard.type("?");
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "exercise with the translation": async (page) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: "Traduction" }).click();
      },
      "exercise, wrong": async (page) => {
        await (await exerciseScreen(page, TENSE)).answerWrong();
      },
      "table of a verb over the exercise": async (page) => {
        await page.getByRole("button", { name: /^Tableau :/ }).click();
        await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
      },
      "report of a sentence, without a reason": async (page) => {
        await closeOverlay(page);
        await chooseAction(page, "Signaler cette phrase");
        await page.getByRole("button", { name: "Envoyer" }).click();
        await expect(page.getByText("Choisissez ce qui ne va pas")).toBeVisible();
      },
      "exercise, right": async (page) => {
        await closeOverlay(page);
        const screen = await exerciseScreen(page, TENSE);
        await screen.goToNext();
        await screen.answerRight();
      },
      "exercise, more actions": async (page) => {
        await page.getByRole("button", { name: "Autres actions" }).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
      "exercise, not known": async (page) => {
        await closeOverlay(page);
        const screen = await exerciseScreen(page, TENSE);
        await screen.goToNext();
        await screen.giveUp();
        await expect(screen.continueButton).toBeVisible();
      },
      "exercise, accent forgotten": async (page) => {
        // Of six forms, two have an accent: it takes fewer right answers than a new level.
        const screen = await openExercise(page, `${TENSE}?verbs=hablar`);
        let { answer } = await screen.currentExercise();
        while (withoutMarks(answer) === answer) {
          await screen.answerRight();
          await screen.goToNext();
          ({ answer } = await screen.currentExercise());
        }
        await screen.answer(withoutMarks(answer));
        await expect(page.getByText("¡Atención al acento!", { exact: true })).toBeVisible();
      },
      "exercise, wrong, that can be heard": async (page) => {
        const screen = await exerciseScreen(page, TENSE);
        await screen.goToNext();
        await addVoices(page);
        await screen.answerWrong();
        await expect(page.getByRole("button", { name: "Écouter", exact: true })).toBeVisible();
      },
      "exercise, dictated": async (page) => {
        await openWithoutReload(page, `/app/exercise/${TENSE}`);
        await page.getByRole("button", { name: "Dictée" }).click();
        await expect(page.getByRole("button", { name: "Lentement" })).toBeVisible();
      },
    },
    {
      "exercise, end of a round": (page) => answerRoundOfHablar(page),
      "exercise, not counted": async (page) => {
        await page.getByRole("button", { name: "Reprendre 1 erreur" }).click();
        await expect(page.getByText("Reprise, non comptée", { exact: true })).toBeVisible();
      },
      "exercise, end of a rehearsal": async (page) => {
        await (await exerciseScreen(page, TENSE)).answerRight();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: "1 sur 1" })).toBeVisible();
      },
    },
    {
      "exercise against a cause of mistakes": (page) =>
        openPage(page, `/app/exercise/${TENSE}?cause=regularised`),
      "exercise, wrong for a reason": async (page) => {
        const screen = await openExercise(page, `${TENSE}?verbs=tener`);
        await screen.answer("tení");
        await expect(screen.field).toHaveAccessibleDescription(/^tener, /);
      },
      "grammar exercise": async (page) => {
        await openWithoutReload(page, "/app/exercise/desde-hace");
        await (await exerciseScreen(page, "desde-hace")).currentExercise();
      },
      "grammar exercise, wrong": async (page) => {
        await (await exerciseScreen(page, "desde-hace")).answerWrong();
      },
      "grammar exercise, right": async (page) => {
        const screen = await exerciseScreen(page, "desde-hace");
        await screen.goToNext();
        const { answer } = await screen.currentExercise();
        await page.getByRole("button", { name: answer, exact: true }).click();
        await expect(screen.continueButton).toBeVisible();
      },
    },
  ],
  "Placement test": [
    {
      "placement test, introduction": (page) => openPage(page, "/app/placement"),
      "placement test, first sentence": async (page) => {
        await page.getByRole("link", { name: "Commencer le test" }).click();
        await exerciseScreen(page, "placement");
      },
      "placement test, not known": async (page) => {
        await (await exerciseScreen(page, "placement")).giveUp();
      },
      "placement test, right": async (page) => {
        const screen = await exerciseScreen(page, "placement");
        await screen.goToNext();
        await screen.answerRight();
      },
      "placement test, wrong": async (page) => {
        const screen = await exerciseScreen(page, "placement");
        await screen.goToNext();
        await screen.answerWrong();
      },
      "placement test, result": async (page) => {
        const screen = await exerciseScreen(page, "placement");
        for (let answers = 3; answers < 5; answers++) {
          await screen.goToNext();
          await screen.answerRight();
        }
        await page.getByRole("button", { name: "Arrêter le test" }).click();
        await expect(page.getByRole("heading", { name: /^Vos verbes/ })).toBeVisible();
      },
    },
  ],
  "Selections and failed verbs": [
    {
      "revision without failed verbs": (page) =>
        openPage(page, `/app/exercise/${TENSE}?failed=true`),
      "selection that is gone": async (page) => {
        await openWithoutReload(page, `/app/packages/${TENSE}/${randomUUID()}/edit`);
        await expect(
          page.getByText("Cette sélection n’existe pas ou n’existe plus."),
        ).toBeVisible();
      },
      "failed verbs, none": async (page) => {
        await openWithoutReload(page, `/app/packages/${TENSE}/failed`);
        await expect(heading(page, "Verbes à revoir")).toBeVisible();
        await waitUntilLoaded(page);
      },
      "failed sentences, none": async (page) => {
        await openWithoutReload(page, "/app/packages/desde-hace/failed");
        await expect(heading(page, "Phrases à revoir")).toBeVisible();
        await waitUntilLoaded(page);
      },
      "selections, none": async (page) => {
        await openWithoutReload(page, `/app/packages/${TENSE}`);
        await expect(page.getByText("Aucune sélection pour l’instant")).toBeVisible();
      },
      selections: async (page) => {
        await createPackage(page.request, ["hablar", "comer"]);
        await openPage(page, `/app/packages/${TENSE}`);
      },
      "selection, to be shared": async (page) => {
        await page
          .getByRole("button", { name: /^Partager / })
          .first()
          .click();
        await expect(page.getByRole("img", { name: "Code QR du lien" })).toBeVisible();
      },
      "shared selection": async (page) => {
        const link = await page.getByLabel("Lien", { exact: true }).inputValue();
        await openPage(page, new URL(link).pathname);
        await expect(page.getByRole("button", { name: "Garder une copie" })).toBeVisible();
      },
      "selection, to be deleted": async (page) => {
        await openPage(page, `/app/packages/${TENSE}`);
        await page.getByRole("button", { name: "Supprimer Ma sélection" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "failed verbs": async (page) => {
        const [exercise] = await firstSentencesOf(page.request, TENSE);
        if (exercise === undefined) throw new Error("There are no exercises.");
        await answerByApi(page.request, TENSE, [{ exercise, given: WRONG_ANSWER }]);
        await openPage(page, `/app/packages/${TENSE}/failed`);
        await expect(page.getByRole("checkbox", { name: exercise.item })).toBeVisible();
      },
      "selection editor with errors": async (page) => {
        await openWithoutReload(page, `/app/packages/${TENSE}/new`);
        await page.getByRole("button", { name: "Enregistrer" }).click();
        await expect(page.getByText("Choisissez au moins un verbe")).toBeVisible();
      },
      "selection editor with more than 20 verbs": async (page) => {
        const verbs = page.getByRole("checkbox");
        for (let index = 0; index < 21; index++) await verbs.nth(index).check();
        await expect(page.getByText(/^Plus de 20 verbes/)).toBeVisible();
      },
    },
  ],
  Print: [
    {
      "sheet of sentences": async (page) => {
        await openPage(page, `/app/print?family=${TENSE}&versions=AB&seed=5`);
        await expect(page.getByRole("region", { name: "Corrigé B" })).toBeVisible();
      },
      "sheet of tables, in large letters": async (page) => {
        await page.getByText("Tableaux à remplir", { exact: true }).click();
        await page.getByText("Grands", { exact: true }).click();
        await expect(page.getByRole("table").first()).toBeVisible();
      },
      "sheet with a wrong number": async (page) => {
        await page.getByLabel("Numéro de la fiche").fill("x");
        await expect(
          page.getByText("Corrigez le nombre signalé pour voir la fiche."),
        ).toBeVisible();
      },
      "sheet of no family": async (page) => {
        await openPage(page, "/app/print?family=latin&seed=5");
        await expect(page.getByText(/^Il n’y a pas d’exercices à cette adresse/)).toBeVisible();
      },
    },
  ],
  "Theory and verb tables": [
    {
      "theory of the present": (page) => openPage(page, "/app/theory/presente-indicativo"),
      "theory of a tense": (page) => openTheory(page, TENSE),
      "theory of desde and hace": (page) => openTheory(page, "desde-hace"),
      "table of no verb": async (page) => {
        await openWithoutReload(page, "/app/verbs?verb=tuve");
        await expect(heading(page, "Tableaux de conjugaison")).toBeVisible();
        await waitUntilLoaded(page);
      },
      "table of a verb": async (page) => {
        await openWithoutReload(page, "/app/verbs?verb=conducir");
        await expect(heading(page, "conducir")).toBeVisible();
        await waitUntilLoaded(page);
      },
      "table of a verb that can be heard": async (page) => {
        await addVoices(page);
        await expect(page.getByRole("button", { name: /: conduje$/ })).toBeVisible();
      },
      "theory that can be heard": async (page) => {
        await openTheory(page, "por-para");
        await expect(page.getByRole("button", { name: /: trabajo por Ana$/ })).toBeVisible();
      },
    },
  ],
  "Help for teachers": [{ "help for teachers": (page) => openPage(page, "/app/classes/help") }],
  Board: [
    {
      "board, choice": (page) => openPage(page, "/app/board?family=imperativo&verbs=tener,xyz"),
      "board, sentence": async (page) => {
        await openWithoutReload(
          page,
          "/app/board/show?family=imperativo&verbs=tener&persons=tú,él&seed=1",
        );
        await expect(page.getByText(/^1 sur \d+$/)).toBeVisible();
      },
      "board, answer": async (page) => {
        await page.keyboard.press("Space");
        await expect(page.getByText(/^Faux, comme un verbe régulier/)).toBeVisible();
      },
      "board without sentences": async (page) => {
        await openWithoutReload(page, "/app/board/show?family=imperativo&verbs=xyz");
        await expect(page.getByRole("link", { name: "Choisir autre chose" })).toBeVisible();
      },
      "board, reason for a word": async (page) => {
        await openWithoutReload(page, "/app/board/show?family=por-para&seed=3");
        await expect(page.getByText(/^1 sur \d+$/)).toBeVisible();
        await page.keyboard.press("Space");
        await expect(page.getByRole("status")).toHaveText(/^Réponse/);
      },
    },
  ],
  "Free practice": [
    {
      "free practice, choice": (page) => openPage(page, "/app/drill"),
      "free practice without forms": async (page) => {
        await openWithoutReload(page, "/app/drill/practice?verbs=");
        await expect(page.getByRole("link", { name: "Choisir autre chose" })).toBeVisible();
      },
      "free practice, choice with a misspelt verb": async (page) => {
        await openWithoutReload(page, "/app/drill?verbs=tener,escribier,xyz");
        await expect(
          page.getByText("« escribier » : vouliez-vous dire l’un de ces verbes ?"),
        ).toBeVisible();
      },
      "free practice, question": (page) => openDrill(page, "verbs=tener&tenses=preterito-perfecto"),
      "free practice like a model": async (page) => {
        const tenses = "presente-indicativo,presente-subjuntivo";
        await openWithoutReload(page, `/app/drill?like=conocer&tenses=${tenses}`);
        await expect(page.getByText(/^conocer, /)).toBeVisible();
      },
      "free practice, wrong answer": async (page) => {
        await openDrill(page, "verbs=tener&tenses=imperativo-afirmativo&persons=él");
        await page.getByRole("textbox").fill("ten");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: "Continuer" })).toBeVisible();
      },
      "free practice by irregularity": async (page) => {
        await openWithoutReload(page, "/app/drill?kinds=e-ie,zco");
        await expect(page.getByText(/^acertar, /)).toBeVisible();
      },
      "free practice, end": async (page) => {
        await openDrill(page, "verbs=tener&persons=yo,tú");
        for (let question = 0; question < 2; question++) {
          await page.getByRole("textbox").fill("tengo");
          await page.keyboard.press("Enter");
          await page.getByRole("button", { name: "Continuer" }).click();
        }
        await expect(page.getByRole("heading", { name: "1 sur 2" })).toBeVisible();
      },
    },
  ],
  Statistics: [
    {
      "statistics of today, none": (page) => openPage(page, "/app/statistics"),
      "progress, none": async (page) => {
        await page.getByRole("tab", { name: "Progrès" }).click();
        await expect(page.getByText("Rien à montrer pour l’instant")).toBeVisible();
      },
      "history, none": async (page) => {
        await page.getByRole("tab", { name: "Historique" }).click();
        await expect(page.getByText("Aucune réponse pour l’instant")).toBeVisible();
      },
      "forecast, none": async (page) => {
        await page.getByRole("tab", { name: "À venir" }).click();
        await expect(page.getByText("Rien à prévoir pour l’instant")).toBeVisible();
      },
      "settings of statistics, an aim of 0": async (page) => {
        await page.getByRole("tab", { name: "Réglages" }).click();
        await page.getByLabel("Réponses par jour").fill("0");
        await expect(page.getByLabel("Réponses par jour")).toHaveAttribute("aria-invalid", "true");
      },
      "statistics, to be deleted": async (page) => {
        await page.getByRole("button", { name: "Supprimer toutes les statistiques" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "settings, with voices": async (page) => {
        await closeOverlay(page);
        await openWithoutReload(page, "/app/profile");
        await expect(heading(page, "Profil et réglages")).toBeVisible();
        await addVoices(page);
        await expect(page.getByRole("heading", { name: "Écoute", exact: true })).toBeVisible();
      },
    },
    {
      "statistics of today": async (page) => {
        await answerSome(page);
        await openPage(page, "/app/statistics");
        await expect(page.getByText("Objectif du jour : 6 sur 20")).toBeVisible();
      },
      "progress of a first week": async (page) => {
        await page.getByRole("tab", { name: "Progrès" }).click();
        await expect(page.getByText(/^Une semaine d’entraînement/)).toBeVisible();
        await waitUntilLoaded(page);
      },
      history: async (page) => {
        await page.getByRole("tab", { name: "Historique" }).click();
        await page.getByText("Tableau", { exact: true }).click();
        await expect(page.getByText("6 réponses affichées")).toBeVisible();
      },
      "history, nothing found": async (page) => {
        await page.getByRole("searchbox").fill("zzz");
        await page.getByRole("searchbox").press("Enter");
        await expect(page.getByText("Aucune réponse trouvée pour « zzz »")).toBeVisible();
      },
      forecast: async (page) => {
        await page.getByRole("tab", { name: "À venir" }).click();
        await expect(page.getByRole("img", { name: /^0 à réviser maintenant/ })).toBeVisible();
        await page.getByText("Tableau", { exact: true }).click();
      },
      progress: async (page) => {
        await answerSome(page, 7);
        await openPage(page, "/app/statistics?tab=progression");
        const chart = page.getByRole("img", { name: /^Taux de réussite par semaine/ });
        await expect(chart).toBeVisible();
        await expect(page.getByRole("img", { name: /^Formes montrées/ })).toBeVisible();
        for (const table of await page.getByText("Tableau", { exact: true }).all()) {
          await table.click();
        }
        await expect(page.getByText("12 fois")).toBeVisible();
      },
      "map of rules": async (page) => {
        await openWithoutReload(page, "/app/rules");
        await expect(page.getByRole("button", { name: /\(à revoir\)$/ }).first()).toBeVisible();
        await page.getByText("Comment Verbena estime cela").click();
      },
      "a rule of the map": async (page) => {
        await page.getByRole("button", { name: "-aste tú, -ar" }).click();
        await expect(page.getByRole("dialog", { name: "-aste" })).toBeVisible();
      },
      "a choice on the map": async (page) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: /^desde que/ }).click();
        await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
      },
      "a rule, the end of its three questions": async (page) => {
        await closeOverlay(page);
        await page
          .getByRole("button", { name: /\(à revoir\)$/ })
          .first()
          .click();
        await page.getByRole("link", { name: "Interrogez-moi" }).click();
        const screen = await exerciseScreen(page, "review");
        const position = await screen.positionText(1).first().textContent();
        const count = Number(/\d+$/.exec(position ?? "")?.[0]);
        await answerRound(page, screen, count, { wrong: 1 });
      },
    },
    {
      "progress after many answers": async (page) => {
        await page.request.patch("/api/profile", { data: { families: allFamilies } });
        await answerForWeeks(page);
        await openPage(page, "/app/statistics?tab=progression");
        await expect(page.getByText("Vos erreurs par cause")).toBeVisible();
      },
      "map of rules after many answers and a placement test": async (page) => {
        await recordPlacement(page, "condicional-simple", "ending condicional-simple yo ar-er-ir");
        await openPage(page, "/app/rules");
        await page.getByRole("button", { name: /^Presente de indicativo/ }).click();
        await page.getByRole("button", { name: /^Condicional simple/ }).click();
        await expect(page.getByRole("button", { name: /\(acquis\)$/ }).first()).toBeVisible();
        await expect(page.getByRole("button", { name: /\(sans doute connu\)$/ })).toBeVisible();
      },
    },
    {
      "settings, another scheduler": async (page) => {
        const exercises = await firstSentencesOf(page.request, TENSE);
        const answers = exercises
          .slice(0, 40)
          .flatMap((exercise, index) =>
            [16, 9, 4, 1]
              .slice(0, 1 + (index % 4))
              .map((days) => ({ exercise, given: exercise.answer, daysAgo: days + (index % 3) })),
          );
        await answerByApi(page.request, TENSE, answers);
        await openPage(page, "/app/profile");
        const scheduler = page.getByRole("region", { name: "Rythme des révisions" });
        await scheduler.getByText("Sur mesure (FSRS)").click();
        await expect(scheduler.getByRole("img")).toBeVisible();
        await scheduler.getByRole("button", { name: "Ajuster à mes réponses" }).click();
        await expect(scheduler.getByText(/^Il manque encore/)).toBeVisible();
        await scheduler.getByText("Tableau", { exact: true }).click();
      },
    },
  ],
  Profile: [
    {
      "profile with the weekly mail": async (page) => {
        await changeStartResponse(page, ({ user }) => Object.assign(user, { sendsMail: true }));
        await openPage(page, "/app/profile");
      },
      "change of address with errors": async (page) => {
        await page.getByRole("button", { name: "Changer d’adresse" }).click();
        await page.getByRole("button", { name: "Envoyer l’e-mail" }).click();
        await expect(page.getByText("Ce champ est obligatoire")).toHaveCount(2);
      },
      "profile with errors": async (page) => {
        await closeOverlay(page);
        await page.getByLabel("Nom d’utilisateur").fill("L");
        await page.getByRole("button", { name: "Enregistrer" }).click();
        await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("12345");
        await page.getByRole("button", { name: "Changer le mot de passe" }).click();
        await expect(page.getByText("Ce champ est obligatoire")).toBeVisible();
      },
      "deletion of the account": async (page) => {
        await page.getByRole("button", { name: "Supprimer mon compte" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "profile with a report, a change of address waits": async (page) => {
        await reportSentence(page.request);
        const { email: newEmail, password } = newLearner();
        await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
        await openPage(page, "/app/profile");
        await expect(page.getByText(/^Un e-mail est parti à/)).toBeVisible();
        await expect(page.getByRole("list", { name: "Mes signalements" })).toBeVisible();
      },
      "new address to be confirmed": async (page) => {
        const waiting = await page.getByText(/^Un e-mail est parti à/).textContent();
        const [newEmail = ""] = /[\w-]+@example\.org/.exec(waiting ?? "") ?? [];
        await openPage(page, await linkInMail(newEmail, "/auth/confirm-new-address"));
        await expect(page.getByText(newEmail)).toBeVisible();
      },
      "dashboard, after an address was confirmed": async (page) => {
        await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
        await page.waitForURL("/app");
        await expect(page.getByText(/@example\.org/)).toBeVisible();
      },
    },
    {
      "two-step login, the key for the app": async (page) => {
        await confirmAddress(page.request);
        await openPage(page, "/app/profile");
        await beginTwoFactorOnScreen(page, newLearner());
      },
      "two-step login, the recovery codes": async (page) => {
        const key = await page.getByRole("dialog").locator("code").textContent();
        const code = page.getByLabel("Code à 6 chiffres de l’application");
        await code.fill(authenticatorCode(key ?? ""));
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: "J’ai noté mes codes" })).toBeVisible();
      },
      "profile, with two-step login": async (page) => {
        await page.getByRole("button", { name: "J’ai noté mes codes" }).click();
        await page.getByRole("button", { name: "Désactiver" }).scrollIntoViewIfNeeded();
      },
      "two-step login, turning it off": async (page) => {
        await page.getByRole("button", { name: "Désactiver" }).click();
        const dialog = page.getByRole("dialog", { name: /^Désactiver/ });
        await expect(dialog).toBeVisible();
      },
      "deletion of the account, with two-step login": async (page) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: "Supprimer mon compte" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
  ],
};

/** The family of most screens. */
const TENSE = "preterito-indefinido";

/** The heading of a page. */
function heading(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name });
}

/** Opens the guide of a family from another page of the application. */
async function openTheory(page: Page, family: Family): Promise<void> {
  await openWithoutReload(page, `/app/theory/${family}`);
  await expect(page).toHaveTitle(new RegExp(RegExp.escape(families[family].name)));
  await waitUntilLoaded(page);
}

/** Opens free practice of some forms from the page where they are chosen. */
async function openDrill(page: Page, choice: string): Promise<void> {
  await openWithoutReload(page, `/app/drill/practice?${choice}`);
  await expect(page.getByRole("button", { name: "Je ne sais pas" })).toBeVisible();
}

/** Gives six wrong answers. */
async function answerSome(page: Page, daysAgo = 0): Promise<void> {
  const exercises = await firstSentencesOf(page.request, TENSE);
  const answers = exercises.slice(0, 6).map((exercise) => ({
    exercise,
    given: exercise.item,
    daysAgo,
  }));
  await answerByApi(page.request, TENSE, answers);
}

/** Records a placement test that is sure of a skill. */
async function recordPlacement(page: Page, family: Family, skill: string): Promise<void> {
  const event = {
    kind: "placement",
    id: randomUUID(),
    family,
    at: new Date().toISOString(),
    timeZone: TIME_ZONE,
    level: "B1",
    status: "partly",
    answers: [],
    guesses: { [skill]: 0.95 },
  };
  const response = await page.request.post("/api/progress/events", { data: { events: [event] } });
  expect(response.status()).toBe(200);
}

/** Answers forms of three families in five weeks, fewer of them wrong from week to week. */
async function answerForWeeks(page: Page): Promise<void> {
  const practised = ["presente-indicativo", TENSE, "preterito-imperfecto"];
  for (const family of practised) {
    const exercises = (await firstSentencesOf(page.request, family)).slice(0, 40);
    const answers = [35, 28, 20, 12, 5].flatMap((daysAgo, week) =>
      exercises.map((exercise, index) => ({
        exercise,
        given: index % (week + 2) === 0 ? mistakeIn(exercise, index) : exercise.answer,
        daysAgo: daysAgo - (index % 3),
      })),
    );
    await answerByApi(page.request, family, answers);
  }
}

/** A form without its marks, in another person, or not conjugated. */
function mistakeIn({ item, answer }: Exercise, index: number): string {
  return [withoutMarks(answer), `${answer.slice(0, -1)}n`, item][index % 3] ?? item;
}

/** Answers a round of the six forms of *hablar*, the first one wrong. */
async function answerRoundOfHablar(page: Page): Promise<void> {
  const id = await createPackage(page.request, ["hablar"]);
  const screen = await openExercise(page, `${TENSE}?package=${id}`);
  await screen.answerWrong();
  await screen.goToNext();
  await finishRound(page, screen);
}
