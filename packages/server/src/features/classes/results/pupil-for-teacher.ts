import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import { type DiagnosisCode, diagnosisCodes } from "@verbena/core/causes";
import { allFamilies, type Family } from "@verbena/core/families";
import { groupBy } from "@verbena/core/group-by";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Pupils } from "../../../policy/classes.ts";
import { type AssignmentWork, missedIn, type PupilAssignment, workOn } from "./class-work.ts";
import type { ByPupil, PractisedDay, PupilCopy } from "./read-practice.ts";

type Counts = { answers: number; right: number };
type CountedCause = { cause: DiagnosisCode; count: number };

/**
 * What the page of a pupil tells a teacher. Besides, teachers see the answers in assignments as `PupilWork` and `MissedForm`,
 * and with confusions. Before joining, pupils read what teachers see: a test lists all fields, and a new one needs a text.
 */
export type PupilForTeacher = {
  userId: string;
  /** In this class. */
  name: string;
  joinedOn: Day;
  /** The days of practice, earliest first. */
  days: (Counts & { day: Day })[];
  /** Results by tense and kind of error, in core's order. */
  families: (Counts & { family: Family; causes: CountedCause[] })[];
  assignments: PupilAssignment[];
};

/** The part of it that the first screen shows. */
export type PupilSummary = Pick<PupilForTeacher, "userId" | "name" | "days"> & {
  assignments: AssignmentWork[];
};

/** What the rows of a class say of its pupils. */
type ClassRows = {
  practised: ByPupil<PractisedDay>;
  copies: readonly PupilCopy[];
  catalogue: Catalogue;
  now: Instant;
};

export function pupilSummary(
  { userId, name }: Pupils[number],
  { practised, copies, ...site }: ClassRows,
): PupilSummary {
  return {
    userId,
    name,
    days: [...groupBy(practised.get(userId) ?? [], ({ day }) => day)]
      .map(([day, rows]) => ({ day, ...countsOf(rows) }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    assignments: copies.filter((copy) => copy.userId === userId).map((copy) => workOn(copy, site)),
  };
}

/** @param timeZone IANA name of the class's time zone */
export function pupilForTeacher(
  pupil: Pupils[number],
  { timeZone, ...ofClass }: ClassRows & { timeZone: string },
): PupilForTeacher {
  const own = ofClass.practised.get(pupil.userId) ?? [];
  return {
    ...pupilSummary(pupil, ofClass),
    joinedOn: dayIn(pupil.joinedAt, timeZone),
    families: allFamilies.flatMap((family) => {
      const rows = own.filter((row) => row.family === family);
      return rows.length === 0 ? [] : [{ family, ...countsOf(rows), causes: causesOf(rows) }];
    }),
    assignments: ofClass.copies
      .filter((copy) => copy.userId === pupil.userId)
      .map((copy) => ({ ...workOn(copy, ofClass), missed: missedIn(copy, ofClass.catalogue) })),
  };
}

const sumOf = (rows: readonly PractisedDay[], count: "attempts" | "correct") =>
  rows.reduce((sum, row) => sum + row[count], 0);

const countsOf = (rows: readonly PractisedDay[]): Counts => ({
  answers: sumOf(rows, "attempts"),
  right: sumOf(rows, "correct"),
});

/** The causes of errors, most frequent first. */
function causesOf(rows: readonly PractisedDay[]): CountedCause[] {
  return diagnosisCodes
    .map((cause) => ({
      cause,
      count: rows.reduce((sum, { causes }) => sum + (causes[cause] ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
