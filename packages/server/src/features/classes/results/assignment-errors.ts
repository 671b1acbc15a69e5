import { type Day, dayIn, shiftDay } from "@verbena/core/calendar";
import { formProgress, instantOf } from "@verbena/core/classes/form-progress";
import { causeOf } from "@verbena/core/diagnosis/diagnose-answer";
import { allFamilies, type Family } from "@verbena/core/families";
import { gradeAnswer } from "@verbena/core/grading/grade";
import { errorTopic } from "@verbena/core/knowledge/error-topic";
import { familyCardKey } from "@verbena/core/progress/card";
import type { Topic } from "@verbena/core/progress/statistics";
import { formsOfCopy } from "../../../content/asked-forms.ts";
import { type CardSentence, type Catalogue, cardSentence } from "../../../content/catalogue.ts";
import type { ClassError } from "./class-confusions.ts";
import type { PupilCopy } from "./read-practice.ts";

type Shown = {
  catalogue: Catalogue;
  /** The first day, in the time zone of the class. */
  from: Day;
  timeZone: string;
  families?: readonly Family[] | undefined;
};

/** Each different answer is diagnosed when a teacher asks, which takes about 0.2 ms. */
const ERRORS_MAX = 1_000;

/**
 * The last wrong answers of pupils to each form of an assignment. If they are too many, those of the first days are left
 * out.
 *
 * @param copies of the same assignment
 * @returns also the first day whose errors are there
 */
export function assignmentErrors(
  copies: readonly PupilCopy[],
  { catalogue, from, timeZone, families = allFamilies }: Shown,
): { from: Day; errors: ClassError[] } {
  const all = copies.flatMap(({ userId, progress, ...copy }) =>
    formsOfCopy(catalogue, copy)
      .filter(({ family }) => families.includes(family))
      .flatMap((form) =>
        formProgress(progress, form).lastErrors.map(({ at, ...error }) => ({
          ...error,
          userId,
          form,
          day: dayIn(instantOf(at), timeZone),
        })),
      ),
  );
  const latest = all.filter(({ day }) => day >= from).sort((a, b) => (a.day < b.day ? 1 : -1));
  const firstLeftOut = latest[ERRORS_MAX]?.day;
  const first = firstLeftOut === undefined ? from : shiftDay(firstLeftOut, 1);
  const topicOf = topics(catalogue);
  return {
    from: first,
    errors: latest
      .filter(({ day }) => day >= first)
      .map(({ userId, form, given, sentence }) => {
        const { family, item, context } = form;
        const topic = topicOf(form, { given, sentence });
        return { userId, card: { family, item, context }, topic, given, sentence };
      }),
  };
}

/** Returns a function that diagnoses each different answer once. */
function topics(catalogue: Catalogue) {
  const known = new Map<string, Topic>();
  return (form: CardSentence, { given, sentence }: { given: string | null; sentence: number }) => {
    const key = JSON.stringify([familyCardKey(form), sentence, given]);
    const topic = known.get(key) ?? topicIn(cardSentence(catalogue, form, sentence) ?? form, given);
    known.set(key, topic);
    return topic;
  };
}

function topicIn(asked: CardSentence, given: string | null): Topic {
  const { family, item, context, correctAnswer: expected } = asked;
  const { verdict } = gradeAnswer({ ...asked, answer: expected }, given, "spain");
  const cause = given === null ? "gave-up" : causeOf({ ...asked, expected, given }, verdict);
  const card = { family, item, context };
  return errorTopic({ card, sentence: { ...asked, answer: expected }, given }, cause);
}
