import type { ProfileChange, ReportInput } from "@verbena/server/client";
import { api, ensureSuccess, learnerHeader, readBody } from "#lib/api.ts";
import { asApiError, errorCodeOf, hasIssue, isOutage } from "#lib/api-error.ts";
import { type Edit, inDatabase, inTransaction } from "#lib/database.ts";
import { newId } from "#lib/new-id.ts";
import { withTabLock } from "#lib/tab-lock.ts";

/** Settings of the profile. The name is not one: only the server can check it. */
export type Settings = Omit<ProfileChange, "username">;

/** An edit that the server did not accept, and why. */
export type FailedEdit = {
  edit: Edit;
  error: unknown;
  /** Whether it stays on the device and is sent again. */
  willRetry: boolean;
};

type EditsChange = {
  /** Whether edits that had been waiting were acknowledged or refused. */
  hasSettled: boolean;
  /** What the learner has to be told. */
  troubles: readonly FailedEdit[];
};

type Listener = (news: EditsChange) => void;

/** Number of internal server errors for one edit after which the learner is told. */
const FAULTS_BEFORE_NOTICE = 3;

const KINDS = ["change", "savedPackage", "deletedPackage", "report"];

const listeners = new Set<Listener>();

/** Edits are sent one after the other, so that the last one wins. */
let sending: Promise<unknown> = Promise.resolve();

/** Calls back when the waiting edits change. */
export function onEditsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(news: EditsChange): void {
  for (const listener of listeners) listener(news);
}

/**
 * Stores an edit on this device until the server has acknowledged it. Returns its key.
 *
 * @throws Error when the browser stores nothing
 */
export async function storeEdit(userId: string, edit: Edit): Promise<number> {
  const key = await inTransaction(
    ["edits"],
    (write) => write.objectStore("edits").add({ userId, ...edit }),
    "strict",
  );
  notify({ hasSettled: false, troubles: [] });
  return key;
}

/** The waiting edits in order; empty if the browser stores nothing. */
export async function waitingEdits(userId: string): Promise<Edit[]> {
  const stored = await storedEdits(userId);
  return stored.map(({ edit }) => edit);
}

/** The settings among edits: the last change of each field. */
export function mergeSettings(edits: readonly Edit[]): Settings {
  return Object.assign({}, ...edits.map((edit) => ("change" in edit ? edit.change : {})));
}

/** Removes a learner's waiting edits after the deletion of the account. */
export async function deleteEdits(userId: string): Promise<void> {
  for (const { key } of await storedEdits(userId)) await removeEdit(key);
  notify({ hasSettled: false, troubles: [] });
}

/**
 * Sends an edit after those that wait. During an outage it waits too, if the browser can store it.
 *
 * @returns whether the server has it
 * @throws ApiError when the server refuses it, or when it can be neither sent nor stored
 */
export async function submitEdit(userId: string, edit: Edit): Promise<boolean> {
  const key = await storeEdit(userId, edit).catch(() => null);
  if (key === null) {
    await sendEdits(userId);
    await call(userId, edit);
    return true;
  }
  await sendEdits(userId, key);
  return (await storedEdits(userId)).every((stored) => stored.key !== key);
}

/**
 * Sends the waiting edits in order. During an outage they go on waiting. An edit on which the server
 * fails with an internal error is sent again next time; edits that do not depend on it overtake it.
 *
 * @param own the key of an edit whose failure the caller reports
 * @throws ApiError when the server does not take that edit, which is then removed
 */
export function sendEdits(userId: string, own?: number): Promise<void> {
  const sent = sending.then(() =>
    withTabLock(`verbena-edits-${userId}`, () => sendNow(userId, own)),
  );
  sending = sent.catch(() => undefined);
  return sent;
}

async function sendNow(userId: string, own: number | undefined): Promise<void> {
  const held: WaitingEdit[] = [];
  const troubles: FailedEdit[] = [];
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
      if (held.some((earlier) => dependsOn(edit, earlier.edit))) {
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
        held.push(waiting);
        const faults = await countFault(waiting);
        if (faults === FAULTS_BEFORE_NOTICE) troubles.push({ edit, error, willRetry: true });
      } else {
        await remove([waiting]);
        troubles.push({ edit, error, willRetry: false });
      }
    }
  } finally {
    if (removed + troubles.length > 0) notify({ hasSettled: settled > 0, troubles });
  }
}

/** What an edit changes. */
function targetsOf(edit: Edit): string[] {
  if ("change" in edit) return Object.keys(edit.change);
  if ("report" in edit) return [edit.report.id];
  return ["savedPackage" in edit ? edit.savedPackage.id : edit.deletedPackage.id];
}

/** Whether a later edit changes everything that an earlier one changes. */
function replaces(later: Edit, earlier: Edit): boolean {
  const changed = targetsOf(later);
  return targetsOf(earlier).every((target) => changed.includes(target));
}

/**
 * Whether an edit must wait for an earlier one that failed: sent later, the earlier one would undo
 * part of it.
 */
function dependsOn(later: Edit, earlier: Edit): boolean {
  const changed = targetsOf(later);
  return targetsOf(earlier).some((target) => changed.includes(target)) && !replaces(later, earlier);
}

/** Counts an internal error of the server. Returns how many there were. */
async function countFault({ key, faults }: WaitingEdit): Promise<number> {
  const count = faults + 1;
  await inTransaction(["edits"], async (write) => {
    const edits = write.objectStore("edits");
    const stored = await edits.get(key);
    if (stored) await edits.put({ ...stored, faults: { count } }, key);
  }).catch(() => undefined);
  return count;
}

async function failureOf(called: Promise<unknown>): Promise<unknown> {
  try {
    await called;
    return null;
  } catch (error) {
    return asApiError(error);
  }
}

/** Whether the edit must wait: the server is unreachable, or this learner is not signed in. */
function mustWait(error: unknown): boolean {
  return (
    isOutage(error) || errorCodeOf(error) === "unauthenticated" || hasIssue(error, "otherLearner")
  );
}

async function call(userId: string, edit: Edit): Promise<void> {
  const options = { headers: learnerHeader(userId) };
  if ("change" in edit) {
    await readBody(api.profile.$patch({ json: edit.change }, options), "id");
  } else if ("savedPackage" in edit) {
    // Also for a changed one: a selection that was deleted elsewhere comes back.
    await readBody(api.packages.$post({ json: edit.savedPackage }, options), "id");
  } else if ("deletedPackage" in edit) {
    const { id } = edit.deletedPackage;
    await doneOrGone(ensureSuccess(api.packages[":id"].$delete({ param: { id } }, options)));
  } else {
    await sendReport(edit.report, options);
  }
}

/** Not found means done: the response to a first try may have been lost. */
async function doneOrGone(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (errorCodeOf(error) !== "not_found") throw error;
  }
}

async function sendReport(report: ReportInput, options: { headers: Record<string, string> }) {
  const kept = await readBody(api.reports.$post({ json: report }, options), "id");
  const saysTheSame =
    kept.reason === report.reason && (kept.comment ?? "") === (report.comment ?? "").trim();
  if (!kept.answeredAt || saysTheSame) return;
  // The first try was answered meanwhile, but its response was lost: a changed text is a new report.
  await readBody(api.reports.$post({ json: { ...report, id: newId() } }, options), "id");
}

type WaitingEdit = { key: number; edit: Edit; faults: number };

/** Empty if the browser stores nothing. Leaves out kinds that only a later version knows. */
async function storedEdits(userId: string): Promise<WaitingEdit[]> {
  try {
    return await inDatabase(async (database) => {
      const index = database.transaction("edits").store.index("userId");
      const [keys, edits] = await Promise.all([index.getAllKeys(userId), index.getAll(userId)]);
      return edits.flatMap((edit, place) => {
        const key = keys[place];
        const isKnown = KINDS.some((kind) => kind in edit);
        return key === undefined || !isKnown
          ? []
          : [{ key, edit, faults: edit.faults?.count ?? 0 }];
      });
    });
  } catch {
    return [];
  }
}

/** If it cannot be removed it is sent again, which does no harm. */
async function removeEdit(key: number): Promise<void> {
  await inDatabase((database) => database.delete("edits", key)).catch(() => undefined);
}
