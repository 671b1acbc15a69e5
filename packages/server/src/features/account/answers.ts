import { z } from "zod";
import { roles } from "../../db/schema.ts";

/** What a page may know of its user; the session's token is for the cookie alone. */
const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
});
export const signedInAnswer = z.object({ user: sessionUser });
export const sessionAnswer = signedInAnswer
  .extend({ session: z.object({ expiresAt: z.string() }) })
  .nullable();
