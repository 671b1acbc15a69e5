import { allFamilies, type Family, forEveryFamily } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import { cardKey, type FamilyCard } from "@verbena/core/progress/card";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import { orderPractice, selectSentences } from "@verbena/core/session/order-practice";
import type { ReviewCard } from "@verbena/core/session/order-review";
import { type PlannedReview, planReview } from "@verbena/core/session/plan-review";
import {
  highestLevel,
  isReviewed,
  type PracticeChoice,
} from "@verbena/core/session/practice-choice";
import { chooseSentences } from "@verbena/core/session/turns";
import { persons } from "@verbena/spanish";
import type { SessionUser } from "./accounts/session/read-session.ts";
import type { Catalogue, ShownConjugation, ShownFillIn } from "./content/catalogue.ts";
import type { Dependencies } from "./dependencies.ts";
import { findPackage } from "./features/packages/queries.ts";
import { type Profile, readProfile } from "./features/profile/profile.ts";
import { planByRule } from "./features/progress/knowledge/plan-by-rule.ts";
import {
  type CardsByFamily,
  readProgress,
  type StoredProgress,
} from "./features/progress/read-progress.ts";
import { isId } from "./input/fields.ts";

/** The sentence with which an exercise screen begins, and what its first paint shows beside it. */
export type FirstItem = {
  /** Id of the learner to whom the item belongs. Null if it is the same for everybody. */
  learner: string | null;
  /** Path and query of the screen. */
  path: string;
  /** The language of the interface. */
  language: Language;
  /** With its texts in this language. They are empty in the others. */
  exercise: ShownConjugation | ShownFillIn;
  /** The number of answers in the first round: a flag for each. */
  roundLength: number;
  /** Whether sounds are on. */
  sound: boolean;
  /** Whether `a'` becomes *á* while somebody types. */
  accentShortcuts: boolean;
};

/** An exercise screen, as its address names it. */
export type ExerciseScreen =
  | {
      kind: "practice";
      family: Family;
      failedOnly: boolean;
      /** Only the verbs of this package. */
      packageId: string | undefined;
      /** Only these verbs, separated by commas. */
      verbs: string | undefined;
    }
  | { kind: "review"; review: PlannedReview };

/** The part of an item that depends on the screen. */
type FirstTurn = Pick<FirstItem, "exercise" | "roundLength">;

/** What the choice of an item depends on. */
type Learner = { profile: Profile; progress: StoredProgress; catalogue: Catalogue; now: Date };

type ReadItem = Pick<
  Dependencies,
  "db" | "content" | "now" | "administratorsNeedTwoFactor" | "classes" | "sendsMail"
> & {
  user: SessionUser;
  /** Language of the request. */
  language: Language;
};

/**
 * The server does not know the device's time zone when it sends a document. Near midnight, the device may therefore
 * plan a review that begins with another item. It begins with this one all the same.
 */
const timeZone = "UTC";

/** The item with which a learner's screen begins; null if it asks nothing. */
export async function readFirstItem(
  context: ReadItem,
  screen: ExerciseScreen,
  path: string,
): Promise<FirstItem | null> {
  const { db, user, content } = context;
  const now = context.now();
  const [profile, progress, catalogue, items] = await Promise.all([
    readProfile(context),
    readProgress({ db, user, now }, timeZone),
    content.current(),
    screen.kind === "practice" ? selectedItems(context, screen) : undefined,
  ]);
  const learner = { profile, progress, catalogue, now };
  const turn =
    screen.kind === "review"
      ? await firstOfReview(context, learner, screen.review)
      : items !== null && firstOfPractice(learner, { ...screen, items });
  if (!turn) return null;
  const { preferredLanguage: language, sound, accentShortcuts } = profile;
  return {
    learner: user.id,
    path,
    language,
    ...turn,
    exercise: inLanguage(turn.exercise, language),
    sound,
    accentShortcuts,
  };
}

type PracticeScreen = Extract<ExerciseScreen, { kind: "practice" }>;

/** The verbs that the address names; undefined for all, null if the package does not exist. */
async function selectedItems(
  { db, user }: ReadItem,
  { family, packageId, verbs }: PracticeScreen,
): Promise<readonly string[] | undefined | null> {
  if (packageId === undefined) return verbs?.split(",");
  const found = isId(packageId) ? await findPackage(db, user.id, packageId) : undefined;
  return found?.family === family ? found.verbs : null;
}

type Practice = Pick<PracticeScreen, "family" | "failedOnly"> & {
  items: readonly string[] | undefined;
};

function firstOfPractice(
  { profile, progress, catalogue, now }: Learner,
  { family, failedOnly, items }: Practice,
): FirstTurn | null {
  const { persons: chosenPersons, region, roundLength } = profile;
  const { failedItems } = progress.exercises[family];
  const { cards } = progressWithCards(progress, [family])[family];
  const chosen = selectSentences(
    sentencesOf(catalogue, family),
    { cards, failedItems },
    { failedOnly, items, persons: chosenPersons, region },
  );
  const seed = Math.floor(Math.random() * 2 ** 32);
  const settings = { failedOnly, now: now.toISOString(), seed, roundLength };
  const { ordered, roundLength: length } = orderPractice(chosen, cards, settings);
  const [first] = ordered;
  if (!first) return null;
  return { exercise: first.stored, roundLength: Math.min(length, ordered.length) };
}

async function firstOfReview(
  { db, user }: ReadItem,
  { profile, progress, catalogue, now }: Learner,
  kind: PlannedReview,
): Promise<FirstTurn | null> {
  const exercises = progressWithCards(progress, profile.families);
  const cards = reviewedCards(catalogue, profile);
  const { cardsJson } = progress;
  const byRule =
    kind === "missed"
      ? null
      : await planByRule({ db, user, now }, catalogue, profile, { cardsJson, timeZone });
  const settings = { ...profile, byRule, now: now.toISOString(), timeZone };
  return turnOf(catalogue, exercises, planReview(cards, exercises, kind, settings));
}

/** A round of new forms, for a visitor. */
const visit = { newPerDay: 10, dailyAim: 10, reviewOrder: "form", roundLength: 10 } as const;

export type VisitorScreen = {
  family: Family;
  /** Only these verbs, separated by commas. */
  verbs: string | undefined;
} & Pick<FirstItem, "language" | "path">;

/**
 * The item with which the screen of a visitor begins, who has no account and no answers. Everybody gets the same item,
 * the first one in the list of the family's level.
 */
export function firstItemForVisitor(
  catalogue: Catalogue,
  { family, verbs, ...address }: VisitorScreen,
): FirstItem | null {
  const exercises = forEveryFamily((): ExerciseProgress => noProgress);
  const selection = {
    failedOnly: false,
    items: verbs?.split(","),
    persons,
    region: "spain",
  } as const;
  const level = highestLevel([family]);
  const chosen = selectSentences(sentencesOf(catalogue, family), noProgress, selection).map(
    (one) => ({ ...one, place: one.stored.places[level] }),
  );
  // Without answers, the order depends on no time.
  const settings = { ...visit, now: new Date(0).toISOString(), timeZone };
  const cards = planReview(chosen, exercises, "today", settings);
  const [first] = cards;
  if (!first) return null;
  return {
    learner: null,
    ...address,
    exercise: inLanguage(first.stored, address.language),
    roundLength: cards.length,
    sound: false,
    accentShortcuts: true,
  };
}

/**
 * An exercise with its texts in one language, and without its places. With all of them, a document would need another
 * round trip.
 */
export function inLanguage(
  exercise: FirstItem["exercise"],
  language: Language,
): FirstItem["exercise"] {
  const none = { fr: "", nl: "", en: "" };
  const translations =
    language === "es" ? none : { ...none, [language]: exercise.translations[language] };
  if ("item" in exercise) return { ...exercise, translations, places: {} };
  const only = (texts: Record<Language, string> | null) =>
    texts && { ...none, es: "", [language]: texts[language] };
  const { explanation, note } = exercise;
  const texts = { translations, explanation: only(explanation), note: only(note) };
  return { ...exercise, ...texts, places: {} };
}

/** The cards that review may ask, family by family. */
function reviewedCards(
  { firstSentences }: Catalogue,
  choice: Pick<PracticeChoice, "families" | "persons" | "region">,
): ReviewCard[] {
  const level = highestLevel(choice.families);
  const asked = [...firstSentences.values()]
    .filter((card) => isReviewed(card, choice))
    .map((card) => ({ ...card, place: card.places[level] }));
  const byFamily = Map.groupBy(asked, ({ family }) => family);
  return allFamilies.flatMap((family) => byFamily.get(family) ?? []);
}

/** The first turn of a round, with the sentence that its card shows next. */
function turnOf(
  catalogue: Catalogue,
  exercises: Record<Family, ExerciseProgress>,
  cards: readonly FamilyCard[],
): FirstTurn | null {
  const [first] = cards;
  if (!first) return null;
  const { family } = first;
  const ofCard = sentencesOf(catalogue, family).filter((one) => cardKey(one) === cardKey(first));
  const [shown] = chooseSentences(ofCard, exercises[family].cards);
  return shown ? { exercise: shown.stored, roundLength: cards.length } : null;
}

/** A learner's progress, with the cards of some families. */
function progressWithCards(
  { exercises, cardsJson }: StoredProgress,
  wanted: readonly Family[],
): Record<Family, ExerciseProgress> {
  const columns: CardsByFamily = JSON.parse(cardsJson);
  return forEveryFamily((family) => {
    const ofFamily = wanted.includes(family) ? columns[family] : undefined;
    const cards = ofFamily ? cardsFromColumns(ofFamily) : {};
    return { ...noProgress, ...exercises[family], cards };
  });
}

/** The sentences of a family, with the identity of their cards. */
function sentencesOf(catalogue: Catalogue, family: Family) {
  return [...catalogue.conjugation, ...catalogue.fillIn].flatMap((stored) => {
    if (stored.family !== family) return [];
    const card =
      "item" in stored
        ? { item: stored.item, context: stored.person, number: stored.number }
        : { item: stored.id, context: stored.context };
    return [{ stored, family, ...card }];
  });
}
