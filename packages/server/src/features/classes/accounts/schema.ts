import { NEW_ACCOUNTS_MAX } from "@verbena/core/classes/pupil-names";
import { z } from "zod";
import { issue } from "../../../input/fields.ts";
import { memberName } from "../schema.ts";

/** Names of pupils who get an account, as `readPastedNames` of core reads them. */
export const newAccounts = z.object({
  names: z.array(memberName).min(1, issue("required")).max(NEW_ACCOUNTS_MAX, issue("tooManyNames")),
});
