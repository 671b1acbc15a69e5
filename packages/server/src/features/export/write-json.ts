import { lastPredictions } from "@verbena/core/knowledge/predictions";
import type { Language } from "@verbena/core/languages";
import { and, asc, eq, inArray } from "drizzle-orm";
import {
  classMembers,
  classReports,
  dailyStats,
  exerciseProgress,
  exerciseReports,
  profiles,
  sharedSelections,
  teachers,
  userAssignmentForms,
  userAssignments,
  userClasses,
  userProgress,
  users,
  verbPackages,
} from "../../db/schema.ts";
import { readKnowledge } from "../../knowledge/read-knowledge.ts";
import { readKnownDays } from "../../knowledge/read-known-days.ts";
import { exportedColumns } from "../../policy/tables.ts";
import { findCards, readEvents } from "./queries.ts";
import { exportedSkills } from "./read-skills.ts";
import type { Exporter } from "./write-tables.ts";

/** All data that Verbena stores about a learner, except the password and secrets that sign them in. */
export async function writeJson(exporter: Exporter): Promise<AsyncIterable<string>> {
  const { db, user, now } = exporter;
  const { id } = user;
  const [account] = await db.select(exportedColumns("users")).from(users).where(eq(users.id, id));
  const [profile] = await db
    .select(exportedColumns("profiles"))
    .from(profiles)
    .where(eq(profiles.id, id));
  const [progress] = await db.select().from(userProgress).where(eq(userProgress.userId, id));
  const stored = {
    format: "verbena",
    version: 1,
    exportedAt: now,
    account: account ?? null,
    profile: profile ?? null,
    packages: await db
      .select(exportedColumns("verbPackages"))
      .from(verbPackages)
      .where(eq(verbPackages.userId, id))
      .orderBy(asc(verbPackages.createdAt), asc(verbPackages.id)),
    sharedSelections: await db
      .select(exportedColumns("sharedSelections"))
      .from(sharedSelections)
      .where(eq(sharedSelections.userId, id)),
    startDate: progress?.startDate ?? null,
    scheduler: progress?.scheduler ?? null,
    exercises: await db
      .select(exportedColumns("exerciseProgress"))
      .from(exerciseProgress)
      .where(eq(exerciseProgress.userId, id))
      .orderBy(asc(exerciseProgress.family)),
    cards: await findCards(db, id),
    knowledge: await knowledgeOf(exporter, profile?.preferredLanguage),
    knowledgeDays: await readKnownDays(exporter, await exporter.content.current()),
    days: await db
      .select(exportedColumns("dailyStats"))
      .from(dailyStats)
      .where(eq(dailyStats.userId, id))
      .orderBy(asc(dailyStats.day), asc(dailyStats.family)),
    reports: await db
      .select(exportedColumns("exerciseReports"))
      .from(exerciseReports)
      .where(eq(exerciseReports.userId, id))
      .orderBy(asc(exerciseReports.createdAt), asc(exerciseReports.id)),
    ...(await classesOf(exporter)),
  };
  return withEvents(stored, readEvents(db, id, progress?.lastSeq ?? 0));
}

/** The person's classes, their homework, and what they reported there. */
async function classesOf({ db, user: { id } }: Exporter) {
  const [teacher] = await db
    .select(exportedColumns("teachers"))
    .from(teachers)
    .where(eq(teachers.userId, id));
  return {
    teacher: teacher ?? null,
    classes: await membershipsOf({ db, user: { id } }),
    assignments: await db
      .select(exportedColumns("userAssignments"))
      .from(userAssignments)
      .where(eq(userAssignments.userId, id))
      .orderBy(asc(userAssignments.from)),
    assignmentForms: await db
      .select(exportedColumns("userAssignmentForms"))
      .from(userAssignmentForms)
      .where(eq(userAssignmentForms.userId, id)),
    classReports: await db
      .select(exportedColumns("classReports"))
      .from(classReports)
      .where(eq(classReports.userId, id))
      .orderBy(asc(classReports.createdAt)),
  };
}

async function membershipsOf({
  db,
  user: { id },
}: Pick<Exporter, "db"> & { user: { id: string } }) {
  const own = await db
    .select({ classId: userClasses.classId })
    .from(userClasses)
    .where(eq(userClasses.userId, id));
  if (own.length === 0) return [];
  const ofClasses = inArray(
    classMembers.classId,
    own.map(({ classId }) => classId),
  );
  return db
    .select(exportedColumns("classMembers"))
    .from(classMembers)
    .where(and(ofClasses, eq(classMembers.userId, id)))
    .orderBy(asc(classMembers.joinedAt));
}

/** What the learner's answers have shown, and the numbers from which chances are computed. */
async function knowledgeOf(exporter: Exporter, chosen: Language | undefined) {
  const catalogue = await exporter.content.current();
  const { knowledge } = await readKnowledge(exporter, catalogue);
  const { habits, rightAtFirst, built, predictions } = knowledge;
  const language = chosen ?? exporter.language;
  return {
    skills: exportedSkills(knowledge, catalogue, { language, now: exporter.now.toISOString() }),
    /** See `Habits`: φ and ρ. */
    habits,
    skillsRightAtFirst: rightAtFirst,
    /** The last forms that were new although all their skills had been right. The guard of reviews by rule reads it. */
    newFormsOfKnownSkills: { asked: built.length, right: built.filter(Boolean).length },
    lastPredictions: lastPredictions(predictions),
  };
}

/** Appends the log to the object in batches, one event per line. */
async function* withEvents(
  stored: object,
  log: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(stored).slice(0, -1)},"events":[`;
  let separator = "\n";
  for await (const events of log) {
    yield separator + events.map((event) => JSON.stringify(event)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}
