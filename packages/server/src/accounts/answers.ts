import { z } from "zod";
import { roles } from "../db/schema.ts";

/** What a page may know of its user; the session's token is for the cookie alone. */
export const signedInAnswer = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(roles),
    twoFactorEnabled: z.boolean(),
  }),
});

/** Of a second step. The token is that of the session which it began. */
export const secondStepDone = signedInAnswer.extend({ token: z.string() });

/** Of a sign-in that waits for its second step. */
export const secondStepAnswer = z.object({ twoFactorRedirect: z.literal(true) });
