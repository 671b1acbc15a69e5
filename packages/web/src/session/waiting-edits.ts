import type { ProfileChange, ReportInput } from "@verbena/server/client";
import { api, ensureSuccess, learnerHeader, readBody } from "#lib/api.ts";
import { type ApiError, asApiError, errorCodeOf, hasIssue, isOutage } from "#lib/api-error.ts";
import { type Edit, inDatabase, inTransaction } from "#lib/database.ts";
import { newId } from "#lib/new-id.ts";
import { withTabLock } from "#lib/tab-lock.ts";

/** Settings of the profile. The name is not one: only the server can check it. */
export type Settings = Omit<ProfileChange, "username">;

/** An edit that the server has not accepted, and why. */
export type FailedEdit = {
  edit: Edit;
  error: unknown;
  /** Whether it stays on the device to be sent again. */
  willRetry: boolean;
};

type EditsChange = {
  /** Whether edits that had been waiting were accepted or refused. */
  hasProcessed: boolean;
  /** Failures to report to the learner. */
  failed: readonly FailedEdit[];
};

type Listener = (change: EditsChange) => void;

/** Number of internal server errors on one edit after which the learner is notified. */
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

function notify(change: EditsChange): void {
  for (const listener of listeners) listener(change);
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
  notify({ hasProcessed: false, failed: [] });
  return key;
}

/** The waiting edits in order; empty if the browser stores nothing. */
export async function waitingEdits(userId: string): Promise<Edit[]> {
  const stored = await storedEdits(userId);
  return stored.map(({ edit }) => edit);
}

/** The settings among edits, with the last value of each. */
export function mergeSettings(edits: readonly Edit[]): Settings {
  return Object.assign({}, ...edits.map((edit) => ("change" in edit ? edit.change : {})));
}

/** Deletes a learner's waiting edits. */
export async function deleteEdits(userId: string): Promise<void> {
  for (const { key } of await storedEdits(userId)) await removeEdit(key);
  notify({ hasProcessed: false, failed: [] });
}

/**
 * Sends an edit after the waiting ones. During an outage it waits too, if the browser can store it.
 *
 * @returns whether the server has accepted it
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
 * Sends the waiting edits in order. During an outage they stay in the queue. An edit that causes an
 * internal server error stays too; edits that do not depend on it are sent.
 *
 * @param ownKey the key of an edit whose failure the caller reports
 * @throws ApiError when the server does not accept the edit of `ownKey`; the edit is then removed
 */
export function sendEdits(userId: string, ownKey?: number): Promise<void> {
  const sent = sending.then(() =>
    withTabLock(`verbena-edits-${userId}`, () => sendNow(userId, ownKey)),
  );
  sending = sent.catch(() => undefined);
  return sent;
}

/** The progress of one pass over the waiting edits. */
type Pass = {
  ownKey: number | undefined;
  /** Edits that stay in the queue after an internal server error, and those that depend on them. */
  postponed: WaitingEdit[];
  removedKeys: number[];
  failed: FailedEdit[];
};

async function sendNow(userId: string, ownKey: number | undefined): Promise<void> {
  const pass: Pass = { ownKey, postponed: [], removedKeys: [], failed: [] };
  try {
    for (const waiting of await storedEdits(userId)) {
      const mustFollow = pass.postponed.some((earlier) => dependsOn(waiting.edit, earlier.edit));
      if (mustFollow) pass.postponed.push(waiting);
      else if (!(await sendOne(userId, waiting, pass))) break;
    }
  } finally {
    const { removedKeys, failed } = pass;
    const hasProcessed = removedKeys.some((key) => key !== ownKey);
    if (removedKeys.length + failed.length > 0) notify({ hasProcessed, failed });
  }
}

/**
 * Sends an edit and adds the outcome to the pass. False when the remaining edits have to wait.
 *
 * @throws ApiError when the server does not accept the caller's own edit
 */
async function sendOne(userId: string, waiting: WaitingEdit, pass: Pass): Promise<boolean> {
  const { key, edit } = waiting;
  const error = await errorFrom(call(userId, edit));
  if (error === null) {
    await remove([waiting, ...pass.postponed.filter((other) => replaces(edit, other.edit))], pass);
    return true;
  }
  switch (decideAfterFailure(error, key === pass.ownKey)) {
    case "stop":
      return false;
    case "postpone":
      pass.postponed.push(waiting);
      if ((await countFault(waiting)) === FAULTS_BEFORE_NOTICE) {
        pass.failed.push({ edit, error, willRetry: true });
      }
      return true;
    case "drop":
      await remove([waiting], pass);
      pass.failed.push({ edit, error, willRetry: false });
      return true;
    case "reject":
      await remove([waiting], pass);
      throw error;
  }
}

/** Decides what happens to an edit that could not be sent. The caller reports a failure of its own edit. */
function decideAfterFailure(
  error: ApiError,
  isOwn: boolean,
): "stop" | "postpone" | "drop" | "reject" {
  const isSignedOut = error.code === "unauthenticated" || hasIssue(error, "otherLearner");
  if (isOutage(error) || isSignedOut) return "stop";
  if (isOwn) return "reject";
  if (error.code === "rate_limited") return "stop";
  return error.code === "internal" ? "postpone" : "drop";
}

async function remove(edits: readonly WaitingEdit[], pass: Pass): Promise<void> {
  for (const { key } of edits) {
    await removeEdit(key);
    pass.removedKeys.push(key);
  }
}

/** Names of settings, or the id of a selection or report. */
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

/** Whether an edit must be sent after an earlier one: in reverse, the earlier one would undo part of the later. */
function dependsOn(later: Edit, earlier: Edit): boolean {
  const changed = targetsOf(later);
  return targetsOf(earlier).some((target) => changed.includes(target)) && !replaces(later, earlier);
}

/** Counts an internal server error on an edit. Returns how many there were. */
async function countFault({ key, faults }: WaitingEdit): Promise<number> {
  const count = faults + 1;
  await inTransaction(["edits"], async (write) => {
    const edits = write.objectStore("edits");
    const stored = await edits.get(key);
    if (stored) await edits.put({ ...stored, faults: { count } }, key);
  }).catch(() => undefined);
  return count;
}

async function errorFrom(called: Promise<unknown>): Promise<ApiError | null> {
  try {
    await called;
    return null;
  } catch (error) {
    return asApiError(error);
  }
}

async function call(userId: string, edit: Edit): Promise<void> {
  const options = { headers: learnerHeader(userId) };
  if ("change" in edit) {
    await readBody(api.profile.$patch({ json: edit.change }, options), "id");
  } else if ("savedPackage" in edit) {
    // A changed selection is posted too: it restores one that was deleted elsewhere.
    await readBody(api.packages.$post({ json: edit.savedPackage }, options), "id");
  } else if ("deletedPackage" in edit) {
    const { id } = edit.deletedPackage;
    await ignoreNotFound(ensureSuccess(api.packages[":id"].$delete({ param: { id } }, options)));
  } else {
    await sendReport(edit.report, options);
  }
}

/** An earlier attempt may have deleted the selection without its response arriving. */
async function ignoreNotFound(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (errorCodeOf(error) !== "not_found") throw error;
  }
}

async function sendReport(report: ReportInput, options: { headers: Record<string, string> }) {
  const stored = await readBody(api.reports.$post({ json: report }, options), "id");
  const isSame =
    stored.reason === report.reason && (stored.comment ?? "") === (report.comment ?? "").trim();
  if (!stored.answeredAt || isSame) return;
  // An earlier attempt reached the server and was answered: send the changed text as a new report.
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

/** Ignores a failure: the edit is then sent again, which has no effect. */
async function removeEdit(key: number): Promise<void> {
  await inDatabase((database) => database.delete("edits", key)).catch(() => undefined);
}
