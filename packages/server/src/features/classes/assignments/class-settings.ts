import type { Day } from "@verbena/core/calendar";
import type { ClassSettings } from "@verbena/core/classes/assignment";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { classes } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import { lockClass } from "../lock-class.ts";

/** What the assignments of a class depend on. */
export type SettingsOfClass = { settings: ClassSettings; timeZone: string; lastDay: Day };

/**
 * Locks a class, so that nobody joins and nothing is archived while its assignments change.
 *
 * @throws AppError not_found if the class was deleted, forbidden if it was archived
 */
export async function lockSettings(tx: Queryable, classId: string): Promise<SettingsOfClass> {
  const { timeZone, lastDay, archivedAt, region, persons, acceptsMissingAccents } = await lockClass(
    tx,
    classId,
  );
  if (archivedAt !== null) throw new AppError("forbidden", [{ path: "", key: "classArchived" }]);
  return { settings: { region, persons, acceptsMissingAccents }, timeZone, lastDay };
}

/** What the assignments of a class ask now. */
export async function readSettings(
  db: Queryable,
  classId: string,
): Promise<Pick<ClassSettings, "region" | "persons">> {
  const [row] = await db
    .select({ region: classes.region, persons: classes.persons })
    .from(classes)
    .where(eq(classes.id, classId));
  if (!row) throw new AppError("not_found");
  return row;
}
