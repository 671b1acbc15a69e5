import type { Family } from "../families.ts";
import { groupBy } from "../group-by.ts";
import { type FamilyCard, familyCardKey } from "../progress/card.ts";
import type { MissedAnswer, Topic } from "../progress/statistics.ts";

/** Errors of a pupil in a family. */
export type PupilErrors = { userId: string; family: Family; missed: readonly MissedAnswer[] };

/** A wrong answer beside the right one. */
export type WrongAnswer = { given: string; expected: string };

/** What several pupils get wrong in the same way. */
export type Confusion = {
  topic: Topic;
  /** How many pupils made the error, and how often they did together. */
  pupils: number;
  answers: number;
  /** The commonest wrong answers, at most three, of different forms where there are any. */
  examples: readonly WrongAnswer[];
  /** The cards on which it happened, those of most pupils first. */
  cards: readonly FamilyCard[];
};

const EXAMPLES_MAX = 3;

type CardError = { userId: string; card: FamilyCard; topic: Topic; given: string | null };

/**
 * Groups errors of pupils by topic, those of most pupils first.
 *
 * @param rightAnswer undefined for a card that the content no longer has: it gives no example
 */
export function groupConfusions(
  errors: readonly PupilErrors[],
  rightAnswer: (card: FamilyCard) => string | undefined,
): Confusion[] {
  const all = errors.flatMap(({ userId, family, missed }): CardError[] =>
    missed.map(([topic, item, context, given]) => ({
      userId,
      card: { family, item, context },
      topic,
      given,
    })),
  );
  return [...groupBy(all, ({ topic }) => topic)]
    .map(([topic, ofTopic]) => ({
      topic,
      pupils: pupilsIn(ofTopic),
      answers: ofTopic.length,
      examples: examplesOf(ofTopic, rightAnswer),
      cards: commonestFirst(ofTopic, ({ card }) => familyCardKey(card)).flatMap(([first]) =>
        first ? [first.card] : [],
      ),
    }))
    .sort((a, b) => b.pupils - a.pupils || b.answers - a.answers || compare(a.topic, b.topic));
}

/** Whether a lesson can be about it. A typo, an answer that nothing explains, and no answer say too little. */
export function isTeachable(topic: Topic): boolean {
  return topic !== "typo" && topic !== "unknown" && topic !== "gave-up";
}

const pupilsIn = (errors: readonly CardError[]) => new Set(errors.map(({ userId }) => userId)).size;

function examplesOf(
  errors: readonly CardError[],
  rightAnswer: (card: FamilyCard) => string | undefined,
): WrongAnswer[] {
  const answers = errors.flatMap(({ userId, card, topic, given }) => {
    const expected = given === null ? undefined : rightAnswer(card);
    return given === null || expected === undefined
      ? []
      : [{ userId, card, topic, given, expected }];
  });
  const pairs = commonestFirst(answers, ({ given, expected }) => `${given} → ${expected}`).flatMap(
    ([first]) => (first ? [first] : []),
  );
  const ofNewForm = ({ expected }: { expected: string }, index: number) =>
    pairs.findIndex((other) => other.expected === expected) === index;
  const [different, others] = [
    pairs.filter(ofNewForm),
    pairs.filter((pair, index) => !ofNewForm(pair, index)),
  ];
  return [...different, ...others]
    .slice(0, EXAMPLES_MAX)
    .map(({ given, expected }) => ({ given, expected }));
}

/** Groups of errors: those of most pupils first, then those with most answers, then by name. */
function commonestFirst<One extends CardError>(
  errors: readonly One[],
  keyOf: (error: One) => string,
): One[][] {
  return [...groupBy(errors, keyOf)]
    .map(([key, group]) => ({ key, group, pupils: pupilsIn(group) }))
    .sort((a, b) => b.pupils - a.pupils || b.group.length - a.group.length || compare(a.key, b.key))
    .map(({ group }) => group);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
