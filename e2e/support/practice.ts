import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DAY_MS } from "@verbena/core/calendar";
import { isConjugationFamily } from "@verbena/core/families";
import type { ListPlaces } from "@verbena/core/session/order-review";
import { TIME_ZONE } from "./browser.ts";

type Stats = Record<
  | "totalAttempts"
  | "totalCorrect"
  | "totalFailed"
  | "todayAttempts"
  | "todayCorrect"
  | "todayFailed",
  number
>;

type FamilyProgress = {
  stats: Stats;
  failedItems: string[];
  currentLevel: number;
  lastLevelUpAt: string | null;
};

export async function progressOf(
  request: APIRequestContext,
  family = "preterito-indefinido",
): Promise<FamilyProgress> {
  const response = await request.get("/api/progress", { params: { timeZone: TIME_ZONE } });
  expect(response.status()).toBe(200);
  const { exercises } = await response.json();
  return exercises[family];
}

/** An answer given now, or some days ago at this time of day. */
type GivenAnswer = { exercise: Exercise; given: string; daysAgo?: number };

/** Sends answers by the API like another device. */
export async function answerByApi(
  request: APIRequestContext,
  family: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  const response = await request.post("/api/progress/events", {
    data: {
      events: answers.map(({ exercise: { item, context }, given, daysAgo = 0 }) => ({
        kind: "answer",
        id: randomUUID(),
        family,
        item,
        context,
        sentence: 1,
        given,
        at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
        timeZone: TIME_ZONE,
      })),
    },
  });
  expect(response.status()).toBe(200);
}

/** The button with today's figures in the bottom bar. */
export function todayButton(
  page: Page,
  { correct, attempts }: { correct: number; attempts: number },
) {
  return page.getByRole("button", { name: `Aujourd’hui ${correct} / ${attempts}`, exact: true });
}

/** The button with the total of right answers in the bottom bar. */
export function totalButton(page: Page, correct: number) {
  return page.getByRole("button", { name: `Total ${correct}`, exact: true });
}

/** A sentence with its answer from the server. */
export type Exercise = {
  family: string;
  item: string;
  context: string;
  sentence: string;
  answer: string;
  /** Place among the sentences of its card, from 1. */
  number: number;
  translation: string;
  /** Null for verb forms. */
  explanation: string | null;
  /** The place of the card in the list of new forms of each level. */
  places: ListPlaces;
};

type ServedExercise = {
  id: string;
  /** The verb. Only for verb forms, as is the person. */
  item: string;
  person: string;
  /** Only for fill-in sentences. */
  context: string;
  number?: number;
  sentence: string;
  correctAnswer: string;
  translations: { fr: string };
  explanation?: { fr: string } | null;
  places: ListPlaces;
};

/** The first sentence of each card of a family. */
export async function firstSentencesOf(
  request: APIRequestContext,
  family: string,
): Promise<Exercise[]> {
  const sentences = await sentencesOf(request, family);
  return sentences.filter(({ number }) => number === 1);
}

/** Every sentence of a family. */
export async function sentencesOf(request: APIRequestContext, family: string): Promise<Exercise[]> {
  const isFillIn = !isConjugationFamily(family);
  const query = isFillIn ? `fill-in?family=${family}` : `conjugation?family=${family}`;
  const response = await request.get(`/api/exercises/${query}`);
  expect(response.status()).toBe(200);
  const { exercises }: { exercises: ServedExercise[] } = await response.json();
  return exercises.map((served) => ({
    family,
    item: isFillIn ? served.id : served.item,
    context: isFillIn ? served.context : served.person,
    sentence: served.sentence,
    answer: served.correctAnswer,
    number: served.number ?? 1,
    translation: served.translations.fr,
    explanation: served.explanation?.fr ?? null,
    places: served.places,
  }));
}

/** An answer without its marks: accents, ü and ñ. */
export function withoutMarks(answer: string): string {
  return answer.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** Creates a selection of verbs of the pretérito indefinido; returns its id. */
export async function createPackage(
  request: APIRequestContext,
  verbs: readonly string[],
  name = "Ma sélection",
): Promise<string> {
  const response = await request.post("/api/packages", {
    data: { family: "preterito-indefinido", name, verbs },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return id;
}

/** Reports a sentence: by default *cruzar, él*, which no journey that counts reports uses. */
export async function reportSentence(
  request: APIRequestContext,
  exerciseId = "preterito-indefinido/cruzar/él",
): Promise<{ username: string; userId: string; id: string }> {
  const report = {
    id: randomUUID(),
    family: exerciseId.split("/")[0],
    exerciseId,
    reason: "translation",
    comment: "Il manque un mot.",
  };
  expect((await request.post("/api/reports", { data: report })).status()).toBe(201);
  const { user } = await (await request.get("/api/auth/get-session")).json();
  return { username: user.name, userId: user.id, id: report.id };
}
