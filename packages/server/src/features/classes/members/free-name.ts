import { numberNames } from "@verbena/core/classes/pupil-names";
import type { Queryable } from "../../../db/database.ts";
import { findTakenNames } from "../accounts/login-names.ts";

/**
 * A name that nobody else in a class has: gets a number if somebody has it, as `foldName` compares names. Call it after
 * `lockClass`.
 *
 * @param except somebody whose name changes
 */
export async function freeName(
  tx: Queryable,
  classId: string,
  name: string,
  except?: string,
): Promise<string> {
  const taken = await findTakenNames(tx, classId, except);
  return numberNames([name], taken)[0]?.name ?? name;
}
