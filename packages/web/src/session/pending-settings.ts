import type { ProfileChange } from "@verbena/server/client";
import { answerOf, api, learnerHeader } from "#lib/api.ts";
import { asApiError } from "#lib/api-error.ts";
import { inDatabase, inTransaction } from "#lib/database.ts";
import { isOutage } from "#lib/kept-answers.ts";

/** Settings of the profile; a name is not one of them, since the server has to check it. */
export type Settings = Omit<ProfileChange, "username">;

/** Changes are sent one after the other, so that the last one wins. */
let sending: Promise<unknown> = Promise.resolve();

/**
 * Keeps a change of settings on this device until the server has it. Of several changes the last one
 * counts, field by field.
 *
 * @throws Error when the browser stores nothing
 */
export async function keepSettings(userId: string, change: Settings): Promise<void> {
  await replaceSettings(userId, (pending) => ({ ...pending, ...change }));
}

/** What the server does not know yet; empty where the browser stores nothing. */
export async function pendingSettings(userId: string): Promise<Settings> {
  try {
    const edits = await inDatabase((database) =>
      database.getAllFromIndex("edits", "userId", userId),
    );
    return Object.assign({}, ...edits.map(({ change }) => change));
  } catch {
    return {};
  }
}

/**
 * Sends what waits. Without a network it goes on waiting.
 *
 * @throws ApiError when the server refuses a change, which then waits no more
 */
export function sendSettings(userId: string): Promise<void> {
  const sent = sending.then(() => sendNow(userId));
  sending = sent.catch(() => undefined);
  return sent;
}

async function sendNow(userId: string): Promise<void> {
  const json = await pendingSettings(userId);
  if (Object.keys(json).length === 0) return;
  try {
    await answerOf(api.profile.$patch({ json }, { headers: learnerHeader(userId) }));
  } catch (error) {
    if (isOutage(error) || mayPass(error)) return;
    await removeSettings(userId, json);
    throw error;
  }
  await removeSettings(userId, json);
}

/** An ended session, or too many calls: worth another try, as a wrong value is not. */
const mayPass = (error: unknown) => asApiError(error).code !== "invalid_input";

/** What was changed again in the meantime stays. */
function removeSettings(userId: string, sent: Settings): Promise<void> {
  const known: Record<string, unknown> = sent;
  return replaceSettings(userId, (pending) =>
    Object.fromEntries(Object.entries(pending).filter(([field, value]) => known[field] !== value)),
  );
}

function replaceSettings(userId: string, change: (pending: Settings) => Settings): Promise<void> {
  return inDatabase((database) =>
    inTransaction(database, ["edits"], async (write) => {
      const edits = write.objectStore("edits");
      const keys = await edits.index("userId").getAllKeys(userId);
      const before = await edits.index("userId").getAll(userId);
      const after = change(Object.assign({}, ...before.map((edit) => edit.change)));
      await Promise.all(keys.map((key) => edits.delete(key)));
      if (Object.keys(after).length > 0) await edits.add({ userId, change: after });
    }),
  );
}
