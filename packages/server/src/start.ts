import { dayIn, recentPeriod } from "@verbena/core/calendar";
import { allFamilies, type Family, isConjugationFamily } from "@verbena/core/families";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import { highestLevel, type PracticeChoice } from "@verbena/core/session/practice-choice";
import { chooseSentences } from "@verbena/core/session/turns";
import { Hono } from "hono";
import { z } from "zod";
import { readSession } from "./accounts/session/read-session.ts";
import type {
  CardSentence,
  Catalogue,
  ShownConjugation,
  ShownFillIn,
} from "./content/catalogue.ts";
import type { StoredExercise } from "./content/stored-exercise.ts";
import type { Dependencies } from "./dependencies.ts";
import { type Profile, readProfile } from "./features/profile/profile.ts";
import {
  type CardsByFamily,
  type ProgressResponse,
  progressJson,
  readProgress,
  type StoredProgress,
} from "./features/progress/read-progress.ts";
import { listDays, type PractisedDay } from "./features/statistics/read-daily-stats.ts";
import { requestLanguage } from "./http/request-language.ts";
import { sendJson } from "./http/send-json.ts";
import { timeZone } from "./input/fields.ts";
import { validate } from "./input/validate.ts";
import { nextNewCards } from "./next-new-cards.ts";

/** What the first view needs. Visitors get only `user`. */
export type Start = {
  /** Null when nobody is signed in. */
  user: Profile | null;
  /** Id of the learner whose progress it is. */
  learner?: string;
  progress?: ProgressResponse;
  /**
   * The next sentence of each card of the family that the page practises, without its places. The page loads all
   * sentences later.
   */
  exercises?: readonly (ShownConjugation | ShownFillIn)[];
  /** Every card of the chosen families, to plan a review without loading the sentences. */
  outline?: Outline;
  /** The days of the last week on which the learner answered; comes with the outline. */
  recentDays?: PractisedDay[];
};

type Outline = Partial<Record<Family, OutlinedCard[]>>;

/** The learner's next new cards also have their place in the list of new forms. */
type OutlinedCard = [item: string, context: string, place?: number];

/** Answers in one call what the first view would ask in several, one after the other. */
export function startRoutes(dependencies: Dependencies) {
  const { db, content, now } = dependencies;
  return new Hono().get("/", validate("query", startQuery), async (c) => {
    const session = await readSession(c, dependencies);
    if (!session) return c.json({ user: null });
    const { user } = session;
    const query = c.req.valid("query");
    const today = dayIn(now().toISOString(), query.timeZone);
    const [profile, progress, catalogue, recentDays] = await Promise.all([
      readProfile({ ...dependencies, user, language: requestLanguage(c) }),
      readProgress({ db, user, now: now() }, query.timeZone),
      content.current(),
      query.outline ? listDays({ db, user }, recentPeriod(today)) : null,
    ]);
    const parts = [
      `"user":${JSON.stringify(profile)}`,
      `"learner":${JSON.stringify(user.id)}`,
      `"progress":${progressJson(progress)}`,
      ...(query.family
        ? [`"exercises":${sentencesJson(catalogue, query.family, progress.cardsJson)}`]
        : []),
      ...(query.outline
        ? [`"outline":${JSON.stringify(outlineOf(catalogue, profile, progress))}`]
        : []),
      ...(recentDays ? [`"recentDays":${JSON.stringify(recentDays)}`] : []),
    ];
    return sendJson(c, `{${parts.join(",")}}`);
  });
}

/** `early.js` sends what it finds in the page’s path, unchecked: an unknown family is ignored. */
const startQuery = z.object({
  timeZone: timeZone.default("UTC").catch("UTC"),
  family: z.enum(allFamilies).optional().catch(undefined),
  outline: z.literal("true").optional().catch(undefined),
});

/** The next sentence of each card of a family, as JSON. */
function sentencesJson(catalogue: Catalogue, family: Family, cardsJson: string): string {
  // A fill-in sentence is a card of its own.
  if (!isConjugationFamily(family)) {
    const sentences = catalogue.fillIn.filter((stored) => stored.family === family);
    return JSON.stringify(sentences.map(withoutPlaces));
  }
  const { [family]: columns }: CardsByFamily = JSON.parse(cardsJson);
  const sentences = catalogue.conjugation
    .filter((stored) => stored.family === family)
    .map((stored) => ({
      stored,
      item: stored.item,
      context: stored.person,
      number: stored.number,
    }));
  const chosen = chooseSentences(sentences, columns ? cardsFromColumns(columns) : {});
  return JSON.stringify(chosen.map(({ stored }) => withoutPlaces(stored)));
}

/** The places of all cards would be a tenth of the response. */
const withoutPlaces = <Exercise extends StoredExercise>(exercise: Exercise) => ({
  ...exercise,
  places: {},
});

function outlineOf(
  catalogue: Catalogue,
  choice: PracticeChoice,
  { exercises, cardsJson }: StoredProgress,
): Outline {
  const level = highestLevel(choice.families);
  const next = nextNewCards(catalogue.newForms[level], choice, {
    columns: JSON.parse(cardsJson),
    isSure: (family) => exercises[family].estimate?.status === "sure",
  });
  const outlined = (card: CardSentence): OutlinedCard => {
    const { item, context, places } = card;
    const place = next.has(card) ? places[level] : undefined;
    return place === undefined ? [item, context] : [item, context, place];
  };
  const cards = Map.groupBy(catalogue.firstSentences.values(), ({ family }) => family);
  const outlines = choice.families.map((family) => [
    family,
    (cards.get(family) ?? []).map(outlined),
  ]);
  return Object.fromEntries(outlines);
}
