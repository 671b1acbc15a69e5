import { NEW_ACCOUNTS_MAX } from "@verbena/core/classes/pupil-names";
import { z } from "zod";
import { issue, newId } from "../../../input/fields.ts";
import { memberName } from "../schema.ts";

/** Names of pupils who get an account, as `readPastedNames` of core reads them. */
export const newAccounts = z.strictObject({
  id: newId,
  names: z.array(memberName).min(1, issue("required")).max(NEW_ACCOUNTS_MAX, issue("tooManyNames")),
});

export type NewAccounts = z.output<typeof newAccounts>;
