import { isDeepStrictEqual } from "node:util";
import { type Instant, later } from "@verbena/core/calendar";
import { type AssignmentVersion, isUndated } from "@verbena/core/classes/assignment";
import { completion } from "@verbena/core/classes/assignment-state";
import { instantOf, localTimeIn } from "@verbena/core/local-time";
import type { FamilyCard } from "@verbena/core/progress/card";
import { and, eq, gte } from "drizzle-orm";
import { askedForms, formsOfCopy } from "../../../content/asked-forms.ts";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Queryable } from "../../../db/database.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import { assignments } from "../../../db/schema.ts";
import { AppError, invalidInput } from "../../../errors/app-error.ts";
import { type ClassMember, onlyPupil, type Pupils, pupilsOf } from "../../../policy/classes.ts";
import { lockSettings, type SettingsOfClass } from "./class-settings.ts";
import {
  type AssignmentKey,
  type Copy,
  deleteCopies,
  familiesOfVersions,
  findCopies,
  findFull,
  findHolders,
  isAssignment,
  newCopy,
  raiseLastChange,
  type StoredAssignment,
  writeCopies,
} from "./copies.ts";
import { receiversOf, type Teacher } from "./give-assignment.ts";
import { type LeftOutPupil, leftOutOf, requireRoomOfChosen } from "./left-out.ts";
import { requiredEnd } from "./period.ts";
import type { AssignmentChange, ExceptionInput } from "./schema.ts";
import { requiredForms, resolveTask } from "./task.ts";

/** Versions of an assignment. Each answer looks for the one that held when it was given. */
const VERSIONS_MAX = 20;

/**
 * Changes an assignment. Answers from before the change count as they did; later ones count by the new version. The class
 * gets it without the pupils who have too many assignments, and they get no more time for one that has ended. If the
 * assignment has ended and gets no later end, nobody gets it in addition: it would be overdue from the start.
 *
 * @returns the pupils who are left out
 * @throws AppError not_found; invalid_input as for a new assignment; forbidden after too many changes, or when the class
 *   is archived
 */
export async function changeAssignment(
  teacher: Teacher,
  assignmentId: string,
  change: AssignmentChange,
): Promise<LeftOutPupil[]> {
  const { db, now, member, content } = teacher;
  const { classId } = member;
  const at = now.toISOString();
  const catalogue = await content.current();
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const ofClass = await lockSettings(tx, classId);
      const { settings } = ofClass;
      const stored = await requiredAssignment(tx, { classId, assignmentId });
      const pupils = await pupilsOf(tx, member);
      const ofTask = { pupils, catalogue, now, timeZone: ofClass.timeZone };
      const task = change.task ? await resolveTask(tx, change.task, ofTask) : stored.task;
      const forms = change.task
        ? requiredForms(task, settings, catalogue)
        : askedForms(catalogue, { task, ...settings });
      const changed: StoredAssignment = {
        ...stored,
        task,
        goal: change.goal ?? stored.goal,
        note: change.note ?? stored.note,
        ...periodOf(stored, change, ofClass, at),
        forEverybody: change.pupils === undefined ? stored.forEverybody : change.pupils === null,
        formCount: forms.length,
        changedAt: at,
      };
      const holders = await findHolders(tx, { classId, assignmentId }, pupils);
      const receivers = receiversAfter({ stored, changed, pupils, holders }, change);
      await tx.update(assignments).set(changed).where(isAssignment({ classId, assignmentId }));
      const present = await raiseLastChange(tx, [...new Set([...holders, ...receivers])]);
      const full = await findFull(tx, present, at);
      const lacking = receivers.filter((id) => !holders.includes(id) && present.includes(id));
      const isRunning = changed.until >= at;
      if (isRunning) {
        const refused = lacking.filter((id) => full.has(id));
        requireRoomOfChosen(change.pupils ?? null, new Set(refused));
      }
      const added = isRunning ? lacking.filter((id) => !full.has(id)) : [];
      await deleteCopies(
        tx,
        { classId, assignmentId },
        holders.filter((id) => !receivers.includes(id)),
      );
      // Only receivers have one now.
      const kept = await findCopies(tx, { classId, assignmentId }, pupils);
      const version = { ...settings, task, goal: changed.goal };
      await writeCopies(tx, [
        ...kept.map((copy) => {
          const staysPast = copy.until < at && full.has(copy.userId);
          const withEnd = staysPast ? { ...changed, until: copy.until } : changed;
          const next = withChange(copy, stored, withEnd);
          return withVersion(next, { ...version, since: at }, forms);
        }),
        ...added.map((userId) => newCopy(changed, settings, { userId, since: at })),
      ]);
      return leftOutOf(pupils, changed, [...kept.map(({ userId }) => userId), ...added]);
    }),
  );
}

type Change = {
  stored: StoredAssignment;
  changed: StoredAssignment;
  pupils: Pupils;
  /** Who had the assignment before. */
  holders: readonly string[];
};

/** Who has an assignment after a change. Nobody has one without dates; with its dates, all get it, or those chosen. */
function receiversAfter(
  { stored, changed, pupils, holders }: Change,
  change: AssignmentChange,
): readonly string[] {
  if (isUndated(changed)) return [];
  if (change.pupils === undefined && !isUndated(stored)) return holders;
  return receiversOf(pupils, change.pupils ?? null).map(({ userId }) => userId);
}

/** The period of an assignment after a change. An end that stays may be past. One without dates begins with its end. */
function periodOf(
  stored: StoredAssignment,
  change: AssignmentChange,
  ofClass: SettingsOfClass,
  now: Instant,
): Pick<StoredAssignment, "from" | "until"> {
  const { from, until } = stored;
  const isUnchanged =
    change.until === undefined || change.until === localTimeIn(until, ofClass.timeZone);
  if (isUnchanged) return { from, until };
  const begin = isUndated(stored) ? now : from;
  return { from: begin, until: requiredEnd(change.until ?? "", { from: begin, now }, ofClass) };
}

/** A pupil with more time than the class keeps it. */
function withChange(
  copy: Copy,
  before: StoredAssignment,
  { note, formCount, until }: StoredAssignment,
): Copy {
  const hasOwnEnd = copy.until !== before.until;
  return { ...copy, note, formCount, until: hasOwnEnd ? later(copy.until, until) : until };
}

/**
 * A copy with another version, unless it equals the last one.
 *
 * @param forms that the version asks
 * @param afterTooMany what happens once there are {@link VERSIONS_MAX}. A change of the assignment is refused. A change of
 *   the class must not fail because of one assignment: its version then replaces the last one. Answers since the last one
 *   keep what they counted, unless the log is folded again: then they count by this version
 * @throws AppError forbidden after too many changes
 */
function withVersion(
  copy: Copy,
  version: AssignmentVersion,
  forms: readonly FamilyCard[],
  afterTooMany: "refuse" | "merge" = "refuse",
): Copy {
  const last = copy.versions.at(-1);
  if (last && isDeepStrictEqual({ ...last, since: version.since }, version)) return copy;
  const hasBegun = copy.from < version.since;
  const earlier = copy.versions.filter(({ since }) => since < version.since);
  const isMerged = afterTooMany === "merge" && earlier.length >= VERSIONS_MAX;
  const begun = isMerged
    ? [...earlier.slice(0, -1), { ...version, since: earlier.at(-1)?.since ?? version.since }]
    : [...earlier, version];
  const versions = hasBegun ? begun : [{ ...version, since: copy.from }];
  if (versions.length > VERSIONS_MAX) {
    throw new AppError("forbidden", [{ path: "", key: "tooManyChanges" }]);
  }
  return counted({ ...copy, versions, families: familiesOfVersions(versions) }, forms);
}

/** A copy that is done if what the pupil has answered suffices now. */
const counted = (copy: Copy, forms: readonly FamilyCard[]): Copy => ({
  ...copy,
  doneAt: completion(copy, forms).doneAt,
});

/**
 * Lets running assignments ask and count by the present settings of the class, such as its persons. Call it in the
 * transaction that changes the settings.
 */
export async function applyClassSettings(
  tx: Queryable,
  { member, catalogue, now }: { member: ClassMember; catalogue: Catalogue; now: Date },
): Promise<void> {
  const { classId } = member;
  const at = now.toISOString();
  const { settings } = await lockSettings(tx, classId);
  const isRunning = and(eq(assignments.classId, classId), gte(assignments.until, at));
  const running = await tx.select().from(assignments).where(isRunning);
  const pupils = await pupilsOf(tx, member);
  if (running.length === 0) return;
  await raiseLastChange(
    tx,
    pupils.map(({ userId }) => userId),
  );
  for (const stored of running) {
    const { id: assignmentId, task, goal } = stored;
    const forms = askedForms(catalogue, { task, ...settings });
    const formCount = forms.length;
    await tx.update(assignments).set({ formCount }).where(isAssignment({ classId, assignmentId }));
    const copies = await findCopies(tx, { classId, assignmentId }, pupils);
    const version = { ...settings, since: at, task, goal };
    await writeCopies(
      tx,
      copies.map((copy) => withVersion({ ...copy, formCount }, version, forms, "merge")),
    );
  }
}

/**
 * Gives one pupil more time or fewer forms, or excuses the pupil.
 *
 * @throws AppError not_found unless the pupil has the assignment; invalid_input for less time than the class has, and for
 *   an end that no assignment can have; forbidden for more time if the pupil has too many assignments
 */
export async function setException(
  { db, now, member, content }: Teacher,
  { assignmentId, userId }: { assignmentId: string; userId: string },
  { until, formsMax, excused }: ExceptionInput,
): Promise<void> {
  const { classId } = member;
  const at = now.toISOString();
  const catalogue = await content.current();
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const ofClass = await lockSettings(tx, classId);
      const stored = await requiredAssignment(tx, { classId, assignmentId });
      const pupil = onlyPupil(await pupilsOf(tx, member), userId);
      if (!pupil) throw new AppError("not_found");
      await raiseLastChange(tx, [userId]);
      const [copy] = await findCopies(tx, { classId, assignmentId }, pupil);
      if (!copy) throw new AppError("not_found");
      const end = endOfException(copy, { until, stored, ofClass, now: at });
      if (copy.until < at && end >= at && (await findFull(tx, [userId], at)).size > 0) {
        throw new AppError("forbidden", [{ path: "", key: "tooManyAssignments" }]);
      }
      const changed = {
        ...copy,
        until: end,
        ...(formsMax !== undefined && { formsMax }),
        ...(excused !== undefined && { excused }),
      };
      await writeCopies(tx, [counted(changed, formsOfCopy(catalogue, changed))]);
    }),
  );
}

/** The end for one pupil. An end that stays may be past. */
function endOfException(
  copy: Copy,
  {
    until,
    stored,
    ofClass,
    now,
  }: {
    until: ExceptionInput["until"] | undefined;
    stored: StoredAssignment;
    ofClass: SettingsOfClass;
    now: Instant;
  },
): Instant {
  if (until === undefined) return copy.until;
  if (until === null) return stored.until;
  if (until === localTimeIn(copy.until, ofClass.timeZone)) return copy.until;
  if (instantOf(until, ofClass.timeZone) < stored.until) throw invalidInput("until", "lessTime");
  return requiredEnd(until, { from: copy.from, now }, ofClass);
}

/**
 * Deletes an assignment with all that its pupils have done for it. Their answers stay.
 *
 * @throws AppError not_found
 */
export async function removeAssignment(
  { db, member }: Teacher,
  assignmentId: string,
): Promise<void> {
  const { classId } = member;
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockSettings(tx, classId);
      await requiredAssignment(tx, { classId, assignmentId });
      const pupils = await pupilsOf(tx, member);
      const holders = await findHolders(tx, { classId, assignmentId }, pupils);
      await raiseLastChange(tx, holders);
      await deleteCopies(tx, { classId, assignmentId }, holders);
      await tx.delete(assignments).where(isAssignment({ classId, assignmentId }));
    }),
  );
}

/** @throws AppError not_found */
export async function requiredAssignment(
  db: Queryable,
  key: AssignmentKey,
): Promise<StoredAssignment> {
  const [stored] = await db.select().from(assignments).where(isAssignment(key));
  if (!stored) throw new AppError("not_found");
  return stored;
}
