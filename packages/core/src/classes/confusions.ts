import type { Family } from "../families.ts";
import { groupBy } from "../group-by.ts";
import { type FamilyCard, familyCardKey } from "../progress/card.ts";
import type { MissedAnswer, Topic } from "../progress/statistics.ts";

/** A wrong answer of a pupil. */
export type PupilError = {
  userId: string;
  card: FamilyCard;
  topic: Topic;
  /** null if the pupil gave up */
  given: string | null;
};

/** A wrong answer beside the right one. */
export type WrongAnswer = { given: string; expected: string };

/** What pupils wrote in place of the form of a card, the commonest first. */
export type MissedCard = FamilyCard & { given: readonly string[] };

/** What several pupils get wrong in the same way. */
export type Confusion<One extends PupilError = PupilError> = {
  topic: Topic;
  /** How many pupils made the error, and how often they did together. */
  pupils: number;
  answers: number;
  /** The commonest wrong answers, at most three, of different forms where there are any; with who wrote them. */
  examples: readonly (WrongAnswer & { errors: readonly One[] })[];
  /** The cards on which it happened, those of most pupils first, each with at most three wrong answers. */
  cards: readonly MissedCard[];
};

const EXAMPLES_MAX = 3;
const GIVEN_MAX = 3;

/** Wrong answers of a pupil in a family, as statistics keep them. */
export function errorsIn(
  userId: string,
  { family, missed }: { family: Family; missed: readonly MissedAnswer[] },
): PupilError[] {
  return missed.map(([topic, item, context, given]) => ({
    userId,
    card: { family, item, context },
    topic,
    given,
  }));
}

type Grouping = {
  /** Returns undefined for a card that the content no longer has: it gives no example. */
  rightAnswer: (card: FamilyCard) => string | undefined;
  /** So many confusions. */
  max: number;
};

/** Groups errors of pupils by topic, those of most pupils first. */
export function groupConfusions<One extends PupilError>(
  errors: readonly One[],
  { rightAnswer, max }: Grouping,
): Confusion<One>[] {
  return [...groupBy(errors, ({ topic }) => topic)]
    .map(([topic, ofTopic]) => ({ topic, ofTopic, pupils: pupilsIn(ofTopic) }))
    .sort(
      (a, b) =>
        b.pupils - a.pupils || b.ofTopic.length - a.ofTopic.length || compare(a.topic, b.topic),
    )
    .slice(0, max)
    .map(({ topic, ofTopic, pupils }) => {
      const byCard = commonestFirst(ofTopic, ({ card }) => familyCardKey(card));
      return {
        topic,
        pupils,
        answers: ofTopic.length,
        examples: examplesOf(byCard, rightAnswer),
        cards: byCard.flatMap((ofCard) =>
          ofCard[0] ? [{ ...ofCard[0].card, given: givenIn(ofCard) }] : [],
        ),
      };
    });
}

/** How many pupils made errors of each topic. */
export function countPupils(errors: readonly PupilError[]): Map<Topic, number> {
  const byTopic = groupBy(errors, ({ topic }) => topic);
  return new Map([...byTopic].map(([topic, ofTopic]) => [topic, pupilsIn(ofTopic)]));
}

/** Whether a lesson can be about it. A typo, an answer that nothing explains, and no answer say too little. */
export function isTeachable(topic: Topic): boolean {
  return topic !== "typo" && topic !== "unknown" && topic !== "gave-up";
}

const pupilsIn = (errors: readonly PupilError[]) =>
  new Set(errors.map(({ userId }) => userId)).size;

/** The commonest wrong answers to a card. */
function givenIn(errors: readonly PupilError[]): string[] {
  const written = errors.filter(({ given }) => given !== null);
  return commonestFirst(written, ({ given }) => given ?? "")
    .flatMap(([first]) => first?.given ?? [])
    .slice(0, GIVEN_MAX);
}

function examplesOf<One extends PupilError>(
  byCard: readonly (readonly One[])[],
  rightAnswer: Grouping["rightAnswer"],
): Confusion<One>["examples"] {
  const answers = byCard.flatMap((ofCard) => {
    const expected = ofCard[0] && rightAnswer(ofCard[0].card);
    if (expected === undefined) return [];
    return ofCard.flatMap((error) =>
      error.given === null ? [] : [{ ...error, given: error.given, expected, error }],
    );
  });
  const pairs = commonestFirst(answers, ({ given, expected }) => `${given} → ${expected}`).flatMap(
    (same) => {
      const [first] = same;
      return first
        ? [{ given: first.given, expected: first.expected, errors: same.map(({ error }) => error) }]
        : [];
    },
  );
  const ofNewForm = ({ expected }: WrongAnswer, index: number) =>
    pairs.findIndex((other) => other.expected === expected) === index;
  const [different, others] = [
    pairs.filter(ofNewForm),
    pairs.filter((pair, index) => !ofNewForm(pair, index)),
  ];
  return [...different, ...others].slice(0, EXAMPLES_MAX);
}

/** Groups of errors: those of most pupils first, then those with most answers, then by name. */
function commonestFirst<One extends PupilError>(
  errors: readonly One[],
  keyOf: (error: One) => string,
): One[][] {
  return [...groupBy(errors, keyOf)]
    .map(([key, group]) => ({ key, group, pupils: pupilsIn(group) }))
    .sort((a, b) => b.pupils - a.pupils || b.group.length - a.group.length || compare(a.key, b.key))
    .map(({ group }) => group);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
