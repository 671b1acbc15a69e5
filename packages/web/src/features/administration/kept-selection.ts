import type { NamedUser } from "@verbena/server/client";
import { z } from "zod";
import { keptInTab } from "#lib/tab-storage.ts";

const namedUser: z.ZodType<NamedUser> = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(["user", "admin"]),
});

/** The users that an administrator has selected in this tab. */
export const keptSelection = keptInTab("selected-users", z.array(namedUser));
