import type { ReportInput } from "@verbena/server/client";
import { api, ensureSuccess, learnerHeader, readBody } from "#lib/api.ts";
import { type ApiError, asApiError, errorCodeOf, hasIssue, isOutage } from "#lib/api-error.ts";
import type { Edit, EditKind, Edits } from "#lib/database.ts";
import { createListeners } from "#lib/listeners.ts";
import { newId } from "#lib/new-id.ts";
import type { Outbox, Outcome, WaitingEdit } from "./outbox.ts";

type CallOptions = { headers: Record<string, string> };

type EditHandler<Kind extends EditKind> = {
  /** What an edit sets: names of settings, or the id of a selection or report. */
  targets: (value: Edits[Kind]) => readonly string[];
  /**
   * Sends an edit. Sending it twice does no harm.
   *
   * @throws ApiError
   */
  send: (value: Edits[Kind], options: CallOptions) => Promise<unknown>;
};

/** For each kind of edit, there is also a text `errors.notSaved`. */
const handlers: { [Kind in EditKind]: EditHandler<Kind> } = {
  settings: {
    targets: (settings) => Object.keys(settings),
    send: (json, options) => readBody(api.profile.$patch({ json }, options), "id"),
  },
  savedPackage: {
    targets: ({ id }) => [id],
    // Changed selections are posted like new ones. This restores a selection that another device has deleted.
    send: (json, options) => readBody(api.packages.$post({ json }, options), "id"),
  },
  deletedPackage: {
    targets: ({ id }) => [id],
    send: ({ id }, options) =>
      ignoreNotFound(ensureSuccess(api.packages[":id"].$delete({ param: { id } }, options))),
  },
  report: { targets: ({ id }) => [id], send: sendReport },
};

/** Ignores that a selection does not exist: an earlier attempt may have deleted it, and its response was lost. */
async function ignoreNotFound(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (errorCodeOf(error) !== "not_found") throw error;
  }
}

async function sendReport(report: ReportInput, options: CallOptions): Promise<void> {
  const stored = await readBody(api.reports.$post({ json: report }, options), "id");
  const isSame =
    stored.reason === report.reason && (stored.comment ?? "") === (report.comment ?? "").trim();
  if (!stored.answeredAt || isSame) return;
  // An earlier attempt reached the server, and an administrator has answered that report. Send the changed text as a
  // new report.
  await readBody(api.reports.$post({ json: { ...report, id: newId() } }, options), "id");
}

const targetsOf = <Kind extends EditKind>({ kind, value }: Edit<Kind>) =>
  handlers[kind].targets(value);

const call = <Kind extends EditKind>({ kind, value }: Edit<Kind>, options: CallOptions) =>
  handlers[kind].send(value, options);

/** Whether a later edit changes everything that an earlier one changes. */
function replaces(later: Edit, earlier: Edit): boolean {
  const changed = targetsOf(later);
  return targetsOf(earlier).every((target) => changed.includes(target));
}

/**
 * Whether an edit must be sent after an earlier one, because both change the same target. In the other order, the
 * earlier edit would undo the later one.
 */
function dependsOn(later: Edit, earlier: Edit): boolean {
  const changed = targetsOf(later);
  return targetsOf(earlier).some((target) => changed.includes(target)) && !replaces(later, earlier);
}

/** An edit that the server has not accepted, and why. */
export type FailedEdit = {
  edit: Edit;
  error: ApiError;
  /** Whether the edit stays on the device to be sent again. */
  willRetry: boolean;
};

type EditsChange = {
  /** Whether the server has accepted or refused waiting edits. */
  hasProcessed: boolean;
  /** Failures to report to the learner. */
  failed: readonly FailedEdit[];
};

const { subscribe, notify } = createListeners<[change: EditsChange]>();

/** Calls back when the waiting edits change. */
export const onEditsChanged = subscribe;

/** Number of internal server errors on an edit after which the learner is notified: about a minute of retries. */
const FAULTS_BEFORE_NOTICE = 7;

/** Sends a learner's edits in order. */
export function createEditSender(userId: string, outbox: Outbox) {
  /** Edits whose forms wait for the server's response, by order. The value is the server's refusal, if any. */
  const submitted = new Map<number, ApiError | null>();
  /** How often an edit has caused an internal server error, by order. */
  const faults = new Map<number, number>();

  /** During an outage, edits wait. If the server fails on an edit, edits that do not depend on it are sent. */
  async function send(edits: readonly WaitingEdit[]): Promise<Outcome> {
    const pass = createPass(outbox);
    for (const edit of edits) {
      if (pass.isOver()) break;
      // A later version of the application has stored an edit of a kind that this version does not know.
      if (!(edit.kind in handlers)) continue;
      if (pass.mustHold(edit)) pass.hold(edit);
      else await sendOne(edit, pass);
    }
    const { outcome, removed, failed } = pass.result();
    const hasProcessed = removed.some(({ order }) => !submitted.has(order));
    if (removed.length + failed.length > 0) notify({ hasProcessed, failed });
    return outcome;
  }

  async function sendOne(edit: WaitingEdit, pass: Pass): Promise<void> {
    const error = await errorOf(call(edit, { headers: learnerHeader(userId) }));
    // The order of an edit that is only in this tab's memory is negative.
    const isStored = edit.order >= 0;
    if (error === null) {
      await pass.removeAccepted(edit);
    } else if (submitted.has(edit.order) && !(isStored && canWait(error))) {
      // The form shows the error, and the learner can send it again.
      submitted.set(edit.order, error);
      await pass.remove([edit]);
    } else if (canWait(error) || error.code === "rate_limited") {
      pass.end(isSignedOut(error) ? "stopped" : "failed");
    } else if (error.code === "internal") {
      pass.hold(edit);
      const count = (faults.get(edit.order) ?? 0) + 1;
      faults.set(edit.order, count);
      if (count === FAULTS_BEFORE_NOTICE) pass.report({ edit, error, willRetry: true });
    } else {
      await pass.remove([edit]);
      pass.report({ edit, error, willRetry: false });
    }
  }

  /**
   * Stores and sends an edit for a form that waits for the response. `queue.submit` calls this.
   *
   * @param sendAll sends everything that waits, including the edit
   */
  async function submit(
    edit: Edit,
    sendAll: () => Promise<void>,
    onStored: () => void,
  ): Promise<boolean> {
    const { order } = await outbox.add(edit);
    submitted.set(order, null);
    notify({ hasProcessed: false, failed: [] });
    onStored();
    await sendAll();
    // `sendOne` has set the error if the server refused the edit.
    const error = submitted.get(order);
    submitted.delete(order);
    if (error) throw error;
    const waiting = await outbox.readEdits();
    return !waiting.some((other) => other.order === order);
  }

  return { send, submit };
}

type Pass = ReturnType<typeof createPass>;

/** What happens to edits in one pass over those that wait. */
function createPass(outbox: Outbox) {
  let outcome: Outcome = "sent";
  let isOver = false;
  /** Edits that caused an internal server error, and later edits that depend on them. */
  let held: readonly WaitingEdit[] = [];
  const removed: WaitingEdit[] = [];
  const failed: FailedEdit[] = [];

  async function remove(edits: readonly WaitingEdit[]): Promise<void> {
    await outbox.update({ removed: edits });
    removed.push(...edits);
    held = held.filter((one) => !edits.includes(one));
  }

  return {
    remove,
    /** Removes an edit that the server has accepted, and held edits that it replaces. */
    removeAccepted: (edit: WaitingEdit) =>
      remove([edit, ...held.filter((earlier) => replaces(edit, earlier))]),
    mustHold: (edit: WaitingEdit) => held.some((earlier) => dependsOn(edit, earlier)),
    /** Keeps an edit for the next pass. */
    hold(edit: WaitingEdit): void {
      outcome = "failed";
      held = [...held, edit];
    },
    report: (failure: FailedEdit) => void failed.push(failure),
    /** Makes this edit and the remaining ones wait for the next pass. */
    end(reason: Outcome): void {
      outcome = reason;
      isOver = true;
    },
    isOver: () => isOver,
    result: () => ({ outcome, removed, failed }),
  };
}

const isSignedOut = (error: ApiError) =>
  error.code === "unauthenticated" || hasIssue(error, "otherLearner");

const canWait = (error: ApiError) => isOutage(error) || isSignedOut(error);

async function errorOf(called: Promise<unknown>): Promise<ApiError | null> {
  try {
    await called;
    return null;
  } catch (error) {
    return asApiError(error);
  }
}
