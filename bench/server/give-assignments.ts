import { randomUUID } from "node:crypto";
import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import { allFamilies, type Family } from "@verbena/core/families";
import { persons } from "@verbena/spanish";
import type { Database } from "../../packages/server/src/db/database.ts";
import { userAssignments } from "../../packages/server/src/db/schema.ts";

/** As many as a pupil can have at a time. */
const ASSIGNMENTS = 20;

const DAY_MS = 86_400_000;

/**
 * Gives each learner 20 assignments that ask all forms of a family on two days.
 *
 * @param families in turns. With all families, few assignments ask the form of an answer; with one family, all of them do
 *   or none does.
 */
export async function giveAssignments(
  db: Database,
  learners: readonly { id: string }[],
  families: readonly Family[] = allFamilies,
): Promise<void> {
  const from = new Date(Date.now() - DAY_MS).toISOString();
  const until = new Date(Date.now() + DAY_MS).toISOString();
  const copies = learners.flatMap(({ id: userId }) =>
    Array.from({ length: ASSIGNMENTS }, (_, index) => {
      const family = families[index % families.length] ?? families[0];
      if (family === undefined) throw new Error("no families to assign");
      const version: AssignmentVersion = {
        since: from,
        task: { kind: "family", family },
        goal: { kind: "each-on-two-days" },
        region: "spain",
        persons,
        acceptsMissingAccents: true,
      };
      const ids = { classId: randomUUID(), assignmentId: randomUUID() };
      const counted = { versions: [version], families: [family], from, until };
      return { userId, ...ids, note: "", ...counted, formCount: 0 };
    }),
  );
  await db.insert(userAssignments).values(copies);
}
