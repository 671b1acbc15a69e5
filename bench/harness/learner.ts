import { randomUUID } from "node:crypto";
import {
  allFamilies,
  conjugationFamilies,
  type Family,
  fillInFamilies,
} from "@verbena/core/families";
import { highestLevel } from "@verbena/core/levels";
import { type Client, createClient, type EventInput } from "@verbena/server/client";
import { newId } from "../../packages/web/src/lib/new-id.ts";

export type { Client } from "@verbena/server/client";

const BATCH_SIZE = 100;

/** A card with its sentence and right answer. */
export type Question = {
  family: Family;
  item: string;
  context: string;
  /** With a blank. */
  sentence: string;
  answer: string;
};

/** The password of every account without one of its own. */
const defaultPassword = randomUUID();

export type Account = { name: string; email: string; password: string };

/** An account with a session. */
export type Learner = { id: string; cookie: string };

export function newAccount(): Account {
  return { name: "Ana", email: `${randomUUID()}@example.org`, password: defaultPassword };
}

export async function createLearner(
  origin: string,
  account: Account = newAccount(),
): Promise<Learner> {
  const signUp = createClient(origin).api.auth["sign-up"].email;
  const response = await signUp.$post({ json: { ...account, isOfAge: true } });
  if (!response.ok) throw new Error(`sign-up failed with status ${response.status}`);
  const [cookie = ""] = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const { user } = await response.json();
  return { id: user.id, cookie };
}

export function clientOf(origin: string, { cookie }: Learner): Client {
  return createClient(origin, { headers: { cookie } });
}

/** Reads all exercises of the server. */
export async function readQuestions({ api }: Client): Promise<Question[]> {
  const conjugation = conjugationFamilies.map(async (family): Promise<Question[]> => {
    const answer = await api.exercises.conjugation.$get({ query: { family } });
    const { exercises } = await answer.json();
    return exercises.map(({ item, person, sentence, correctAnswer }) => ({
      family,
      item,
      context: person,
      sentence,
      answer: correctAnswer,
    }));
  });
  const fillIn = fillInFamilies.map(async (family): Promise<Question[]> => {
    const answer = await api.exercises["fill-in"].$get({ query: { family } });
    const { exercises } = await answer.json();
    return exercises.map(({ id, context, sentence, correctAnswer }) => ({
      family,
      item: id,
      context,
      sentence,
      answer: correctAnswer,
    }));
  });
  return (await Promise.all([...conjugation, ...fillIn])).flat();
}

export function answerTo(question: Question, given = question.answer, at = new Date()): EventInput {
  const { family, item, context } = question;
  return { kind: "answer", ...newEventFields(at), family, item, context, sentence: 1, given };
}

/** Confirms the levels that are reached, so that no celebration opens. */
export async function confirmLevels({ api }: Client): Promise<void> {
  const confirmed = { kind: "level-confirmed", level: highestLevel } as const;
  const events = allFamilies.map((family): EventInput => {
    return { ...confirmed, ...newEventFields(), family };
  });
  await api.progress.events.$post({ json: { events } });
}

/** The fields of every event. */
function newEventFields(at = new Date()) {
  return { id: newId(), at: at.toISOString(), timeZone: "Europe/Paris" };
}

/** Answers every question once, correctly. */
export async function answerAll(
  { api }: Client,
  questions: readonly Question[],
  at?: Date,
): Promise<void> {
  for (let start = 0; start < questions.length; start += BATCH_SIZE) {
    const batch = questions.slice(start, start + BATCH_SIZE);
    const events = batch.map((question) => answerTo(question, question.answer, at));
    const response = await api.progress.events.$post({ json: { events } });
    const { results } = await response.json();
    if (results.some(({ status }) => status !== "accepted")) throw new Error("an answer was lost");
  }
}
