import { dayIn } from "@verbena/core/calendar";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Database } from "../../../db/database.ts";
import { AppError } from "../../../errors/app-error.ts";
import {
  type ClassMember,
  oneselfOf,
  onlyPupil,
  type Pupils,
  pupilsOf,
} from "../../../policy/classes.ts";
import { type PupilForTeacher, pupilForTeacher } from "./pupil-for-teacher.ts";
import { type Homework, homeworkOf } from "./read-overview.ts";
import { readCopies, readPractice } from "./read-practice.ts";

export type PupilPage = { pupil: PupilForTeacher; homework: Homework[] };

type Reader = { db: Database; now: Date; catalogue: Catalogue };

/**
 * Everything that a teacher sees of a pupil, from the day on which the pupil joined.
 *
 * @throws AppError not_found for somebody who is not a pupil of the class
 */
export async function readPupil(
  reader: Reader,
  member: ClassMember,
  userId: string,
): Promise<PupilPage> {
  return readPage(reader, member, onlyPupil(await pupilsOf(reader.db, member), userId));
}

/** What teachers see of the pupil who asks. */
export async function readOwnWork(reader: Reader, member: ClassMember): Promise<PupilPage> {
  return readPage(reader, member, await oneselfOf(reader.db, member));
}

async function readPage(
  { db, now, catalogue }: Reader,
  { classId, timeZone }: ClassMember,
  one: Pupils | null,
): Promise<PupilPage> {
  const [pupil] = one ?? [];
  if (one === null || pupil === undefined) throw new AppError("not_found");
  const from = dayIn(pupil.joinedAt, timeZone);
  const practised = await readPractice(db, one, { from, timeZone });
  const copies = await readCopies(db, one, { classId });
  return {
    pupil: pupilForTeacher(pupil, {
      practised,
      copies,
      catalogue,
      now: now.toISOString(),
      timeZone,
    }),
    homework: homeworkOf(copies, catalogue, now.toISOString()),
  };
}
