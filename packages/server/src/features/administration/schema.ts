import { z } from "zod";
import { presentPassword } from "../../accounts/schema.ts";
import { adminActionKinds } from "../../db/schema.ts";
import { cursor, cursorInstant } from "../../input/cursor.ts";
import { issue, requiredOr, text } from "../../input/fields.ts";
import { sortKeys, userPosition } from "./user-order.ts";

const BATCH_MAX = 1000;

const SEARCH_MAX_LENGTH = 320;

const search = text
  .transform((words) => words.trim())
  .refine((words) => words.length <= SEARCH_MAX_LENGTH, issue("invalidValue"))
  .default("");

const order = {
  search,
  role: z.literal("admin", issue("invalidValue")).exactOptional(),
  sort: z.enum(sortKeys, issue("invalidValue")).default("created_at"),
  direction: z.enum(["asc", "desc"], issue("invalidValue")).default("desc"),
};

export const usersOrder = z.object(order);

export const usersQuery = z
  .object({
    ...order,
    /** `next` or `previous` of another page; without it, the first or last page. */
    from: text.exactOptional(),
    way: z.enum(["forward", "backward"], issue("invalidValue")).default("forward"),
  })
  .transform(({ from, ...wanted }, context) => {
    if (from === undefined) return { ...wanted, from: null };
    const { success, data } = cursor(userPosition(wanted.sort)).safeParse(from);
    if (success) return { ...wanted, from: data };
    context.addIssue({ code: "custom", path: ["from"], message: issue("invalidValue").error });
    return z.NEVER;
  });

const batchOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, requiredOr("invalidValue"))
    .min(1, issue("required"))
    .max(BATCH_MAX, issue("batchTooLarge"));

export const usersInput = z.strictObject({
  user_ids: batchOf(z.guid(issue("invalidId")).toLowerCase()),
});

/** The administrator's password, since a deletion cannot be undone. */
export const deletionInput = usersInput.extend({ password: presentPassword });

export const passwordResetInput = z.strictObject({ emails: batchOf(text) });

export const actionsQuery = z.object({
  kind: z.enum(adminActionKinds, issue("invalidValue")).exactOptional(),
  /** Id of an administrator. */
  admin: z.guid(issue("invalidValue")).exactOptional(),
  /** `next` of the previous page. */
  before: cursor(z.tuple([cursorInstant, z.enum(adminActionKinds), z.guid()])).exactOptional(),
});

export type UsersOrder = z.output<typeof usersOrder>;
export type ActionsQuery = z.output<typeof actionsQuery>;
export type UsersQuery = z.output<typeof usersQuery>;
