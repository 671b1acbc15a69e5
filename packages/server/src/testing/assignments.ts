import { randomUUID } from "node:crypto";
import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import { persons } from "@verbena/spanish";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { userAssignments, userProgress } from "../db/schema.ts";

const START = "2026-03-01T00:00:00.000Z";

/** A version of an assignment: each form of *tener* in the pretérito indefinido once, with the test's changes. */
export function versionOf(change: Partial<AssignmentVersion> = {}): AssignmentVersion {
  return {
    since: START,
    task: { kind: "verbs", verbs: ["tener"], families: ["preterito-indefinido"] },
    goal: { kind: "each-once" },
    region: "spain",
    persons,
    acceptsMissingAccents: true,
    ...change,
  };
}

/** Gives a learner a copy of an assignment, as a teacher does. */
export async function giveAssignment(
  db: Database,
  userId: string,
  change: Partial<typeof userAssignments.$inferInsert> = {},
): Promise<{ classId: string; assignmentId: string }> {
  const ids = { classId: randomUUID(), assignmentId: randomUUID() };
  await db
    .insert(userProgress)
    .values({ userId, startDate: START, lastSeq: 1 })
    .onConflictDoUpdate({
      target: userProgress.userId,
      set: { lastSeq: sql`${userProgress.lastSeq} + 1` },
    });
  await db.insert(userAssignments).values({
    userId,
    ...ids,
    note: "",
    versions: [versionOf()],
    families: ["preterito-indefinido"],
    from: START,
    until: "2026-03-20T22:59:59.999Z",
    formCount: 6,
    ...change,
  });
  return ids;
}
