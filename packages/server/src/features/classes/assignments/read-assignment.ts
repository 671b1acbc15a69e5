import { dayIn, type Instant } from "@verbena/core/calendar";
import { type AssignmentState, assignmentState } from "@verbena/core/classes/assignment-state";
import { formProgress } from "@verbena/core/classes/form-progress";
import { groupBy } from "@verbena/core/group-by";
import type { FamilyCard } from "@verbena/core/progress/card";
import {
  askedForms,
  formsOfCopy,
  sampleOf,
  type TaskSample,
} from "../../../content/asked-forms.ts";
import { type CardSentence, type Catalogue, cardSentence } from "../../../content/catalogue.ts";
import type { Queryable } from "../../../db/database.ts";
import { assignments } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import { type ClassMember, type Pupils, pupilsOf } from "../../../policy/classes.ts";
import { readSettings } from "./class-settings.ts";
import { type Copy, findCopies, isAssignment } from "./copies.ts";
import { type LeftOutPupil, leftOutOf } from "./left-out.ts";
import { type Assignment, assignmentColumns } from "./list-assignments.ts";

/** What a teacher sees of a pupil's work on an assignment: pupils read before joining that it shows their answers. */
export type PupilWork = {
  userId: string;
  /** In this class. */
  name: string;
  state: AssignmentState["kind"];
  /** Done after the end, or not done although it has ended. */
  isLate: boolean;
  /** Forms, or right answers if the goal is a number of them. At most `needed`. */
  done: number;
  needed: number;
  doneAt: Instant | null;
  /** Wrong answers. */
  errors: number;
  /** The end for this pupil. */
  until: Instant;
  /** Null for as much as the class. */
  formsMax: number | null;
  excused: boolean;
};

/** A form that pupils got wrong, and what they wrote. */
export type MissedForm = FamilyCard & {
  sentence: string;
  correctAnswer: string;
  /** How many pupils got it wrong, and how often together. */
  pupils: number;
  errors: number;
  /** Of each pupil at most the last three, those first that most pupils wrote. */
  answers: MissedAnswer[];
};

type MissedAnswer = {
  /** Null when they gave up. */
  given: string | null;
  /** The sentence that the first of them saw. */
  sentence: string;
  /** Names of pupils, in the order of the class list. */
  names: string[];
};

export type AssignmentPage = {
  assignment: Assignment & { sample: TaskSample };
  /** IANA name of the class's time zone. */
  timeZone: string;
  /** Those who have the assignment, in the order of the class list. */
  pupils: PupilWork[];
  leftOut: LeftOutPupil[];
  /** Those of most pupils first. */
  missed: MissedForm[];
};

const MISSED_FORMS_MAX = 30;

type Reader = { db: Queryable; now: Date; catalogue: Catalogue };

/**
 * An assignment with the work of its pupils.
 *
 * @throws AppError not_found
 */
export async function readAssignment(
  { db, now, catalogue }: Reader,
  member: ClassMember,
  assignmentId: string,
): Promise<AssignmentPage> {
  const { classId, timeZone } = member;
  const [assignment] = await db
    .select(assignmentColumns)
    .from(assignments)
    .where(isAssignment({ classId, assignmentId }));
  if (!assignment) throw new AppError("not_found");
  const pupils = await pupilsOf(db, member);
  const copies = await findCopies(db, { classId, assignmentId }, pupils);
  const byPupil = new Map(copies.map((copy) => [copy.userId, copy]));
  const having = pupils.flatMap((pupil) => {
    const copy = byPupil.get(pupil.userId);
    return copy ? [{ pupil, copy }] : [];
  });
  // The last versions of all copies are the same.
  const forms = copies[0]
    ? formsOfCopy(catalogue, copies[0])
    : askedForms(catalogue, {
        task: assignment.task,
        ...(await readSettings(db, classId)),
      });
  const at = now.toISOString();
  const today = dayIn(at, timeZone);
  return {
    assignment: { ...assignment, sample: sampleOf(forms) },
    timeZone,
    pupils: having.map((one) => pupilWork(one, forms, { now: at, today })),
    leftOut: leftOutOf(pupils, assignment, [...byPupil.keys()]),
    missed: missedForms(having, forms, catalogue),
  };
}

type PupilWithCopy = { pupil: Pupils[number]; copy: Copy };

function pupilWork(
  { pupil: { userId, name }, copy }: PupilWithCopy,
  forms: readonly CardSentence[],
  when: { now: Instant; today: string },
): PupilWork {
  const { kind, isLate, done, needed, doneAt } = assignmentState(copy, forms, when);
  const { until, formsMax, excused, progress } = copy;
  return {
    userId,
    name,
    state: kind,
    isLate,
    done,
    needed,
    doneAt,
    errors: sum(forms.map((form) => formProgress(progress, form).errors)),
    until,
    formsMax,
    excused,
  };
}

function missedForms(
  having: readonly PupilWithCopy[],
  forms: readonly CardSentence[],
  catalogue: Catalogue,
): MissedForm[] {
  return forms
    .map((form) => {
      const wrong = having
        .map(({ pupil, copy }) => ({ pupil, ...formProgress(copy.progress, form) }))
        .filter(({ errors }) => errors > 0);
      const { family, item, context, sentence, correctAnswer } = form;
      const answers = wrong.flatMap(({ pupil: { name }, lastErrors }) =>
        lastErrors.map(({ given, sentence: number }) => ({ name, given, number })),
      );
      return {
        ...{ family, item, context, sentence, correctAnswer },
        pupils: wrong.length,
        errors: sum(wrong.map(({ errors }) => errors)),
        answers: [...groupBy(answers, ({ given }) => given)]
          .map(([given, same]) => ({
            given,
            sentence: cardSentence(catalogue, form, same[0]?.number)?.sentence ?? sentence,
            names: [...new Set(same.map(({ name }) => name))],
          }))
          .sort((a, b) => b.names.length - a.names.length),
      };
    })
    .filter(({ pupils }) => pupils > 0)
    .sort((a, b) => b.pupils - a.pupils || b.errors - a.errors)
    .slice(0, MISSED_FORMS_MAX);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
