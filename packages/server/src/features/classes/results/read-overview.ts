import {
  addDays,
  type Day,
  dayIn,
  type Instant,
  shiftDay,
  WEEK_DAYS,
} from "@verbena/core/calendar";
import type { Task } from "@verbena/core/classes/assignment";
import {
  countPupils,
  errorsIn,
  isTeachable,
  type PupilError,
} from "@verbena/core/classes/confusions";
import { groupBy } from "@verbena/core/group-by";
import { formsOfCopy, sampleOf, type TaskSample } from "../../../content/asked-forms.ts";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Database } from "../../../db/database.ts";
import { type ClassMember, pupilsOf } from "../../../policy/classes.ts";
import { type ClassConfusion, classConfusions } from "./class-confusions.ts";
import { type PupilSummary, pupilSummary } from "./pupil-for-teacher.ts";
import {
  type ByPupil,
  type DayWithErrors,
  type PupilCopy,
  readCopies,
  readPracticeWithErrors,
} from "./read-practice.ts";

/** The first screen of a class. Practice and confusions are those of the last seven days. */
export type ClassOverview = {
  /** The last of the seven days, in the time zone of the class. */
  today: Day;
  /** Running assignments, then those that have just ended. The pupils have their states. */
  homework: Homework[];
  /** Those of most pupils. */
  confusions: (ClassConfusion & {
    /** How many pupils had it in the seven days before; null if nobody practised then. */
    pupilsBefore: number | null;
  })[];
  /** In alphabetical order. */
  pupils: PupilSummary[];
};

export type Homework = {
  assignmentId: string;
  note: string;
  task: Task;
  formCount: number;
  /** The first forms of the task that the content has, at most three. */
  sample: TaskSample;
  from: Instant;
  /** The end for the class. */
  until: Instant;
};

const CONFUSIONS_MAX = 3;

/** Reads the page in three statements, whatever the number of pupils. */
export async function readOverview(
  { db, now, catalogue }: { db: Database; now: Date; catalogue: Catalogue },
  member: ClassMember,
): Promise<ClassOverview> {
  const { classId, timeZone } = member;
  const at = now.toISOString();
  const today = dayIn(at, timeZone);
  const firstDay = shiftDay(today, 1 - WEEK_DAYS);
  const pupils = await pupilsOf(db, member);
  const from = shiftDay(firstDay, -WEEK_DAYS);
  const practised = await readPracticeWithErrors(db, pupils, { from, timeZone });
  const copies = await readCopies(db, pupils, { classId, since: addDays(at, -WEEK_DAYS) });
  const thisWeek = new Map(
    [...practised].map(([userId, days]) => [userId, days.filter(({ day }) => day >= firstDay)]),
  );
  const weekBefore = new Map(
    [...practised].map(([userId, days]) => [userId, days.filter(({ day }) => day < firstDay)]),
  );
  const rows = { practised: thisWeek, copies, catalogue, now: at };
  return {
    today,
    homework: homeworkOf(copies, catalogue, at),
    confusions: topConfusions({ thisWeek, weekBefore, catalogue }),
    pupils: pupils.map((pupil) => pupilSummary(pupil, rows)),
  };
}

type Weeks = {
  thisWeek: ByPupil<DayWithErrors>;
  weekBefore: ByPupil<DayWithErrors>;
  catalogue: Catalogue;
};

function topConfusions({ thisWeek, weekBefore, catalogue }: Weeks): ClassOverview["confusions"] {
  const practisedBefore = [...weekBefore.values()].some((days) => days.length > 0);
  const before = countPupils(teachableErrors(weekBefore));
  const confusions = classConfusions(teachableErrors(thisWeek), { catalogue, max: CONFUSIONS_MAX });
  return confusions.map((confusion) => ({
    ...confusion,
    pupilsBefore: practisedBefore ? (before.get(confusion.topic) ?? 0) : null,
  }));
}

function teachableErrors(practised: ByPupil<DayWithErrors>): PupilError[] {
  return [...practised].flatMap(([userId, days]) =>
    days.flatMap((one) => errorsIn(userId, one).filter(({ topic }) => isTeachable(topic))),
  );
}

/** Running assignments, those that end first at the top; then those that have ended, the last one first. */
export function homeworkOf(
  copies: readonly PupilCopy[],
  catalogue: Catalogue,
  now: Instant,
): Homework[] {
  const homework = [...groupBy(copies, ({ assignmentId }) => assignmentId)].flatMap(
    ([assignmentId, [first, ...others]]) => {
      const version = first?.versions.at(-1);
      if (first === undefined || version === undefined) return [];
      const forms = formsOfCopy(catalogue, first);
      const all = [first, ...others];
      return [
        {
          assignmentId,
          note: first.note,
          task: version.task,
          formCount: forms.length,
          sample: sampleOf(forms),
          from: earliest(all.map(({ from }) => from)),
          // Some pupils may have more time.
          until: earliest(all.map(({ until }) => until)),
        },
      ];
    },
  );
  const [running, ended] = [
    homework.filter(({ until }) => until >= now),
    homework.filter(({ until }) => until < now),
  ];
  const byEnd = (a: Homework, b: Homework) => Date.parse(a.until) - Date.parse(b.until);
  return [...running.sort(byEnd), ...ended.sort((a, b) => byEnd(b, a))];
}

const earliest = (instants: readonly Instant[]): Instant => instants.toSorted()[0] ?? "";
