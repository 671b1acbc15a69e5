import { dayIn } from "@verbena/core/calendar";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Database } from "../../../db/database.ts";
import { AppError } from "../../../errors/app-error.ts";
import { type ClassMember, onlyPupil, pupilsOf } from "../../../policy/classes.ts";
import { workOn } from "./class-work.ts";
import { type PupilForTeacher, pupilForTeacher } from "./pupil-for-teacher.ts";
import { type Homework, homeworkOf } from "./read-overview.ts";
import { readCopies, readPractice } from "./read-practice.ts";

export type PupilPage = { pupil: PupilForTeacher; homework: Homework[] };

/**
 * Everything that a teacher sees of a pupil, from the day on which the pupil joined.
 *
 * @throws AppError not_found for somebody who is not a pupil of the class
 */
export async function readPupil(
  { db, now, catalogue }: { db: Database; now: Date; catalogue: Catalogue },
  member: ClassMember,
  userId: string,
): Promise<PupilPage> {
  const { classId, timeZone } = member;
  const one = onlyPupil(await pupilsOf(db, member), userId);
  const [pupil] = one ?? [];
  if (one === null || pupil === undefined) throw new AppError("not_found");
  const from = dayIn(pupil.joinedAt, timeZone);
  const practised = await readPractice(db, one, { from, timeZone });
  const copies = await readCopies(db, one, { classId });
  return {
    pupil: pupilForTeacher(pupil, {
      practised,
      copies,
      workOn: workOn({ catalogue, now, timeZone }),
      timeZone,
    }),
    homework: homeworkOf(copies, catalogue, now.toISOString()),
  };
}
