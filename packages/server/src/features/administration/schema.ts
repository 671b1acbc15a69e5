import { z } from "zod";
import { presentPassword } from "../../accounts/schema.ts";
import { adminActionKinds } from "../../db/schema.ts";
import { cursor, cursorInstant } from "../../input/cursor.ts";
import { issue, requiredOr, text } from "../../input/fields.ts";

/** Columns by which the list of users can be sorted. */
export const sortKeys = [
  "username",
  "email",
  "created_at",
  "last_sign_in_at",
  "totalAttempts",
  "total_correct",
  "successRate",
] as const;
export type SortKey = (typeof sortKeys)[number];

export const directions = ["asc", "desc"] as const;
export type Direction = (typeof directions)[number];

const BATCH_MAX = 1000;

const SEARCH_MAX_LENGTH = 320;

/** Which users the list has, and in which order. */
export const usersOrder = z.object({
  search: text
    .transform((words) => words.trim())
    .refine((words) => words.length <= SEARCH_MAX_LENGTH, issue("invalidValue"))
    .default(""),
  role: z.literal("admin", issue("invalidValue")).exactOptional(),
  sort: z.enum(sortKeys, issue("invalidValue")).default("created_at"),
  direction: z.enum(directions, issue("invalidValue")).default("desc"),
});

/** `after` is `next` of the previous page. */
export const usersQuery = usersOrder.extend({
  after: z.guid(issue("invalidValue")).exactOptional(),
});

const batchOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, requiredOr("invalidValue"))
    .min(1, issue("required"))
    .max(BATCH_MAX, issue("batchTooLarge"));

/** `user_ids` keeps its published name. Other fields have names in camel case. */
export const usersInput = z.strictObject({
  user_ids: batchOf(z.guid(issue("invalidId")).toLowerCase()),
});

/** The administrator's password, since a deletion cannot be undone. */
export const deletionInput = usersInput.extend({ password: presentPassword });

export const passwordResetInput = z.strictObject({ emails: batchOf(text) });

export const actionsQuery = z.object({
  kind: z.enum(adminActionKinds, issue("invalidValue")).exactOptional(),
  /** `next` of the previous page. */
  before: cursor(z.tuple([cursorInstant, z.guid()])).exactOptional(),
});

export const classActionsQuery = actionsQuery.pick({ before: true });

export type UsersOrder = z.output<typeof usersOrder>;
export type ClassActionsQuery = z.output<typeof classActionsQuery>;
export type ActionsQuery = z.output<typeof actionsQuery>;
