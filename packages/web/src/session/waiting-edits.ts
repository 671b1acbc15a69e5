import type { ProfileChange, ReportInput } from "@verbena/server/client";
import { aloneAmongTabs } from "#lib/alone-among-tabs.ts";
import { answerOf, api, doneBy, learnerHeader } from "#lib/api.ts";
import { asApiError, errorCodeOf, hasIssue } from "#lib/api-error.ts";
import { type Database, type Edit, type Faults, inDatabase, inTransaction } from "#lib/database.ts";
import { isOutage } from "#lib/kept-answers.ts";
import { newId } from "#lib/new-id.ts";

/** Settings of the profile; a name is not one of them, since the server has to check it. */
export type Settings = Omit<ProfileChange, "username">;

/** An edit that the server did not take, and why. */
export type Trouble = {
  edit: Edit;
  error: unknown;
  /** Whether it stays on the device and is sent again; otherwise it is dropped. */
  isKept: boolean;
};

type EditNews = {
  /** Whether edits that had been waiting were sent or refused. */
  hasSettled: boolean;
  /** What the learner has to be told. */
  troubles: readonly Trouble[];
};

type Listener = (news: EditNews) => void;

/** After so many faults, and so long after the first, an edit is set aside, and the others go on. */
const FAULTS_TO_SET_ASIDE = 3;
const SET_ASIDE_AFTER_MS = 120_000;

/** How long an edit that was set aside rests before it is sent again. */
const REST_MS = 900_000;

const KINDS = ["change", "savedPackage", "deletedPackage", "report"];

const listeners = new Set<Listener>();

/** Edits are sent one after the other, so that the last one wins. */
let sending: Promise<unknown> = Promise.resolve();

/** Calls back when other edits wait than before. */
export function onEditsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellListeners(news: EditNews): void {
  for (const tell of listeners) tell(news);
}

/**
 * Keeps an edit on this device until the server has it, and gives its key there.
 *
 * @throws Error when the browser stores nothing
 */
export async function keepEdit(userId: string, edit: Edit): Promise<number> {
  const key = await inDatabase((database) =>
    inTransaction(
      database,
      ["edits"],
      (write) => write.objectStore("edits").add({ userId, ...edit }),
      "strict",
    ),
  );
  tellListeners({ hasSettled: false, troubles: [] });
  return key;
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
  tellListeners({ hasSettled: false, troubles: [] });
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
 * Sends what waits, in order. Without a network it goes on waiting. An edit on which the server fails
 * again and again is set aside: those that do not depend on it overtake it.
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
  /** Set aside, or behind one that is. */
  const held: WaitingEdit[] = [];
  const troubles: Trouble[] = [];
  let settled = 0;
  let removed = 0;

  async function remove(edits: readonly WaitingEdit[]): Promise<void> {
    for (const { key } of edits) await removeEdit(key);
    removed += edits.length;
    settled += edits.filter(({ key }) => key !== own).length;
  }

  try {
    for (const waiting of await storedEdits(userId)) {
      const { key, edit } = waiting;
      if (isResting(waiting) || held.some((earlier) => dependsOn(edit, earlier.edit))) {
        held.push(waiting);
        continue;
      }
      const error = await failureOf(call(userId, edit));
      if (error === null) {
        await remove([waiting, ...held.filter((earlier) => replaces(edit, earlier.edit))]);
      } else if (mustWait(error)) {
        break;
      } else if (key === own) {
        await remove([waiting]);
        throw error;
      } else if (errorCodeOf(error) === "rate_limited") {
        break;
      } else if (errorCodeOf(error) === "internal") {
        if (!(await noteFault(waiting))) break;
        held.push(waiting);
        if (waiting.faults === undefined || !isSetAside(waiting.faults)) {
          troubles.push({ edit, error, isKept: true });
        }
      } else {
        await remove([waiting]);
        troubles.push({ edit, error, isKept: false });
      }
    }
  } finally {
    if (removed + troubles.length > 0) tellListeners({ hasSettled: settled > 0, troubles });
  }
}

/** What an edit changes. */
function targetsOf(edit: Edit): string[] {
  if ("change" in edit) return Object.keys(edit.change);
  if ("report" in edit) return [edit.report.id];
  return ["savedPackage" in edit ? edit.savedPackage.id : edit.deletedPackage.id];
}

/** Whether nothing of an earlier edit is left once a later one has been sent. */
function replaces(later: Edit, earlier: Edit): boolean {
  const changed = targetsOf(later);
  return targetsOf(earlier).every((target) => changed.includes(target));
}

/** Whether a later edit must not overtake an earlier one, which would undo part of it. */
function dependsOn(later: Edit, earlier: Edit): boolean {
  const changed = targetsOf(later);
  return targetsOf(earlier).some((target) => changed.includes(target)) && !replaces(later, earlier);
}

function isSetAside({ count, first, last }: Faults): boolean {
  return count >= FAULTS_TO_SET_ASIDE && last - first >= SET_ASIDE_AFTER_MS;
}

function isResting({ faults }: WaitingEdit): boolean {
  if (faults === undefined || !isSetAside(faults)) return false;
  const restedMs = Date.now() - faults.last;
  // The clock may have been set back since.
  return restedMs >= 0 && restedMs < REST_MS;
}

/** Counts a fault of the server; gives whether the edit is set aside now. */
async function noteFault({ key, faults }: WaitingEdit): Promise<boolean> {
  const now = Date.now();
  const noted = { count: (faults?.count ?? 0) + 1, first: faults?.first ?? now, last: now };
  const note = (database: Database) =>
    inTransaction(database, ["edits"], async (write) => {
      const edits = write.objectStore("edits");
      const stored = await edits.get(key);
      if (stored) await edits.put({ ...stored, faults: noted }, key);
    });
  await inDatabase(note).catch(() => undefined);
  return isSetAside(noted);
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

async function call(userId: string, edit: Edit): Promise<void> {
  const options = { headers: learnerHeader(userId) };
  if ("change" in edit) {
    await answerOf(api.profile.$patch({ json: edit.change }, options), "id");
  } else if ("savedPackage" in edit) {
    // Also for one that exists: what was deleted elsewhere comes back.
    await answerOf(api.packages.$post({ json: edit.savedPackage }, options), "id");
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
  const kept = await answerOf(api.reports.$post({ json: report }, options), "id");
  const saysTheSame =
    kept.reason === report.reason && (kept.comment ?? "") === (report.comment ?? "").trim();
  if (!kept.answeredAt || saysTheSame) return;
  // Answered already, after a try whose reply got lost: what was written since is another report.
  await answerOf(api.reports.$post({ json: { ...report, id: newId() } }, options), "id");
}

type WaitingEdit = { key: number; edit: Edit; faults: Faults | undefined };

/** Empty where the browser stores nothing; without edits of a kind that only a later version knows. */
async function storedEdits(userId: string): Promise<WaitingEdit[]> {
  try {
    return await inDatabase(async (database) => {
      const index = database.transaction("edits").store.index("userId");
      const [keys, edits] = await Promise.all([index.getAllKeys(userId), index.getAll(userId)]);
      return edits.flatMap((edit, place) => {
        const key = keys[place];
        const isKnown = KINDS.some((kind) => kind in edit);
        return key === undefined || !isKnown ? [] : [{ key, edit, faults: edit.faults }];
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
