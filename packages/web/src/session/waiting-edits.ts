import type { ProfileChange, ReportInput } from "@verbena/server/client";
import { aloneAmongTabs } from "#lib/alone-among-tabs.ts";
import { answerOf, api, doneBy, learnerHeader } from "#lib/api.ts";
import { asApiError, errorCodeOf, hasIssue } from "#lib/api-error.ts";
import { type Edit, inDatabase, inTransaction } from "#lib/database.ts";
import { isOutage } from "#lib/kept-answers.ts";
import { newId } from "#lib/new-id.ts";

/** Settings of the profile; a name is not one of them, since the server has to check it. */
export type Settings = Omit<ProfileChange, "username">;

/** An edit that the server will never take, and why. */
export type Refusal = { edit: Edit; error: unknown };

type SettledListener = (refused: readonly Refusal[]) => void;

const listeners = new Set<SettledListener>();

/** Edits are sent one after the other, so that the last one wins. */
let sending: Promise<unknown> = Promise.resolve();

/** Calls back when edits that had been waiting were sent or refused. */
export function onEditsSettled(listener: SettledListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Keeps an edit on this device until the server has it, and gives its key there.
 *
 * @throws Error when the browser stores nothing
 */
export function keepEdit(userId: string, edit: Edit): Promise<number> {
  return inDatabase((database) =>
    inTransaction(
      database,
      ["edits"],
      (write) => write.objectStore("edits").add({ userId, ...edit }),
      "strict",
    ),
  );
}

/** What the server does not know yet, in order; empty where the browser stores nothing. */
export async function waitingEdits(userId: string): Promise<Edit[]> {
  const stored = await storedEdits(userId);
  return stored.map(({ edit }) => edit);
}

/** The settings among edits: the last change of each field. */
export function settingsIn(edits: readonly Edit[]): Settings {
  return Object.assign({}, ...edits.map((edit) => ("change" in edit ? edit.change : {})));
}

/** Forgets what waits, since the account is gone. */
export async function forgetEdits(userId: string): Promise<void> {
  const stored = await storedEdits(userId);
  for (const { key } of stored) await removeEdit(key);
}

/**
 * Sends an edit after those that wait. Without a network it waits too, where the browser can store it.
 *
 * @returns whether the server has it
 * @throws ApiError when the server refuses it, or can be reached as little as the device's storage
 */
export async function submitEdit(userId: string, edit: Edit): Promise<boolean> {
  const key = await keepEdit(userId, edit).catch(() => null);
  if (key === null) {
    await sendEdits(userId);
    await call(userId, edit);
    return true;
  }
  await sendEdits(userId, key);
  return (await storedEdits(userId)).every((stored) => stored.key !== key);
}

/**
 * Sends what waits, in order. Without a network it goes on waiting.
 *
 * @param own the edit whose learner is told by the caller what went wrong
 * @throws ApiError when the server does not take that edit, which then waits no more
 */
export function sendEdits(userId: string, own?: number): Promise<void> {
  const sent = sending.then(() =>
    aloneAmongTabs(`verbena-edits-${userId}`, () => sendNow(userId, own)),
  );
  sending = sent.catch(() => undefined);
  return sent;
}

async function sendNow(userId: string, own: number | undefined): Promise<void> {
  const refused: Refusal[] = [];
  let settled = 0;
  try {
    for (const { key, edit } of await storedEdits(userId)) {
      const error = await failureOf(call(userId, edit));
      if (error !== null && mustWait(error)) break;
      if (error !== null && key !== own && !isFinal(error)) break;
      await removeEdit(key);
      if (key !== own) settled += 1;
      if (error === null) continue;
      if (key === own) throw error;
      refused.push({ edit, error });
    }
  } finally {
    if (settled > 0) for (const tell of listeners) tell(refused);
  }
}

async function failureOf(called: Promise<unknown>): Promise<unknown> {
  try {
    await called;
    return null;
  } catch (error) {
    return asApiError(error);
  }
}

/** Nobody answers, or the session is over or somebody else's: the learner's next one will do. */
function mustWait(error: unknown): boolean {
  return (
    isOutage(error) || errorCodeOf(error) === "unauthenticated" || hasIssue(error, "otherLearner")
  );
}

/** Too many calls, or a fault of the server, are worth another try. */
function isFinal(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code !== "rate_limited" && code !== "internal";
}

async function call(userId: string, edit: Edit): Promise<void> {
  const options = { headers: learnerHeader(userId) };
  if ("change" in edit) {
    await answerOf(api.profile.$patch({ json: edit.change }, options));
  } else if ("savedPackage" in edit) {
    // Also for one that exists: what was deleted elsewhere comes back.
    await answerOf(api.packages.$post({ json: edit.savedPackage }, options));
  } else if ("deletedPackage" in edit) {
    const { id } = edit.deletedPackage;
    await doneOrGone(doneBy(api.packages[":id"].$delete({ param: { id } }, options)));
  } else {
    await sendReport(edit.report, options);
  }
}

/** What is gone already, since the answer of a first try was lost, is what was wanted. */
async function doneOrGone(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (errorCodeOf(error) !== "not_found") throw error;
  }
}

async function sendReport(report: ReportInput, options: { headers: Record<string, string> }) {
  const kept = await answerOf(api.reports.$post({ json: report }, options));
  const saysTheSame =
    kept.reason === report.reason && (kept.comment ?? "") === (report.comment ?? "").trim();
  if (!kept.answeredAt || saysTheSame) return;
  // Answered already, after a try whose reply got lost: what was written since is another report.
  await answerOf(api.reports.$post({ json: { ...report, id: newId() } }, options));
}

/** Empty where the browser stores nothing. */
async function storedEdits(userId: string): Promise<{ key: number; edit: Edit }[]> {
  try {
    return await inDatabase(async (database) => {
      const index = database.transaction("edits").store.index("userId");
      const [keys, edits] = await Promise.all([index.getAllKeys(userId), index.getAll(userId)]);
      return edits.flatMap((edit, place) => {
        const key = keys[place];
        return key === undefined ? [] : [{ key, edit }];
      });
    });
  } catch {
    return [];
  }
}

/** One that cannot be removed is sent again, which does no harm. */
async function removeEdit(key: number): Promise<void> {
  await inDatabase((database) => database.delete("edits", key)).catch(() => undefined);
}
