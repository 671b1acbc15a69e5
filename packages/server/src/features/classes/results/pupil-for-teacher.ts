import { type Day, dayIn } from "@verbena/core/calendar";
import { type DiagnosisCode, diagnosisCodes } from "@verbena/core/causes";
import { allFamilies, type Family } from "@verbena/core/families";
import { groupBy } from "@verbena/core/group-by";
import type { Pupils } from "../../../policy/classes.ts";
import type { PupilAssignment } from "./class-work.ts";
import type { ByPupil, PractisedDay, PupilCopy } from "./read-practice.ts";

type Counts = { answers: number; right: number };
type CountedCause = { cause: DiagnosisCode; count: number };

/**
 * Everything that the server tells a teacher about a pupil. Before joining, pupils read what it is: a field that is added
 * here needs their text, too.
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

/** What the rows of a class say of its pupils. */
export type ClassRows = {
  practised: ByPupil<PractisedDay>;
  copies: readonly PupilCopy[];
  workOn: (copy: PupilCopy) => PupilAssignment;
  /** IANA name of the class's time zone. */
  timeZone: string;
};

export function pupilForTeacher(
  pupil: Pupils[number],
  { practised, copies, workOn, timeZone }: ClassRows,
): PupilForTeacher {
  const { userId, name, joinedAt } = pupil;
  const own = practised.get(userId) ?? [];
  return {
    userId,
    name,
    joinedOn: dayIn(joinedAt, timeZone),
    days: [...groupBy(own, ({ day }) => day)]
      .map(([day, rows]) => ({ day, ...countsOf(rows) }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    families: allFamilies.flatMap((family) => {
      const rows = own.filter((row) => row.family === family);
      return rows.length === 0 ? [] : [{ family, ...countsOf(rows), causes: causesOf(rows) }];
    }),
    assignments: copies.filter((copy) => copy.userId === userId).map(workOn),
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
