import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { profiles } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { text } from "../../input/fields.ts";
import { validate } from "../../input/validate.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

const change = z.object({ token: text, isOn: z.boolean() });

/** Turns the weekly mail off and on again by the link in it, without a session. */
export function weeklyMailRoutes(dependencies: Dependencies) {
  return new Hono().post("/", validate("json", change), async (c) => {
    const { token, isOn } = c.req.valid("json");
    await changeByToken(dependencies, token, isOn);
    return c.json({ isOn });
  });
}

/**
 * Ends the weekly mail when a mail program sends `List-Unsubscribe=One-Click` (RFC 8058). The route is
 * outside `/api`, because browsers open the same address and get a page.
 */
export function oneClickRoutes(dependencies: Dependencies) {
  return new Hono().post("/auth/weekly-mail", async (c) => {
    await changeByToken(dependencies, c.req.query("token") ?? "", false);
    return c.body(null, 204);
  });
}

/** @throws AppError invalid_input if the token is invalid. A deleted account changes nothing. */
async function changeByToken(
  { db, secrets }: Dependencies,
  token: string,
  isOn: boolean,
): Promise<void> {
  const userId = readUnsubscribeToken(secrets, token);
  if (userId === null) throw invalidInput("token", "linkExpired");
  await db
    .update(profiles)
    .set({ weeklyMail: isOn })
    .where(and(eq(profiles.id, userId), eq(profiles.weeklyMail, !isOn)));
}
