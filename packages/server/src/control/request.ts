import { z } from "zod";

export const adminActions = [
  "grant",
  "revoke",
  "reset-password",
  "sign-out",
  "remove-two-factor",
] as const;

/** What the command line asks of whoever holds the data. */
export const controlRequest = z.discriminatedUnion("command", [
  z.strictObject({
    command: z.literal("admin"),
    action: z.enum(adminActions),
    email: z.string(),
    evenUnconfirmed: z.boolean().optional(),
  }),
  z.strictObject({ command: z.literal("list-administrators") }),
  z.strictObject({ command: z.literal("rebuild-progress"), check: z.boolean() }),
  z.strictObject({ command: z.literal("copy-for-backup") }),
]);

export type ControlRequest = z.output<typeof controlRequest>;

/** How it went: what to write, and whether it is an error. */
export const outcome = z.strictObject({ text: z.string(), failed: z.boolean() });

export type Outcome = z.output<typeof outcome>;
