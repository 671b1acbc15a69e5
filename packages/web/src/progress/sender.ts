import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { exerciseKeys } from "@verbena/core/vocabulary";
import type { IssueKey, Progress, RecordedBatch } from "@verbena/server/client";
import { learnerHeader, refusalOf } from "#lib/api.ts";
import { errorOf, hasIssue } from "#lib/api-error.ts";
import { learnServerTime } from "#lib/server-clock.ts";

/** A network that is connected and silent may never say so. */
const TIMEOUT_MS = 20_000;

/** What became of a batch that was sent. */
export type SendResult =
  | { outcome: "answered"; answer: RecordedBatch }
  /** No network, a server in trouble, too many requests: worth another try. */
  | { outcome: "failed" }
  /** The session is over, or is somebody else's. */
  | { outcome: "signed-out" }
  /** The account no longer exists. */
  | { outcome: "gone" }
  /** The server refuses the batch as a whole. */
  | { outcome: "refused"; key: IssueKey };

/** The store's way to the server. */
export type Sender = {
  send(events: readonly ProgressEvent[], options?: { keepalive: boolean }): Promise<SendResult>;
  load(): Promise<Progress | "signed-out" | "gone" | "failed">;
};

/** Sends and loads under the learner's name, so that no other session takes or gives for theirs. */
export function serverSender(userId: string, timeZone: () => string): Sender {
  return {
    async send(events, options = { keepalive: false }) {
      // The times of events are this device's: the server corrects them by what its clock says now.
      const sentAt = new Date().toISOString();
      const body = JSON.stringify({ learner: userId, sentAt, events: events.map(asRequest) });
      const response = await request(userId, "/api/progress/events", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        keepalive: options.keepalive,
      });
      if (response === null) return { outcome: "failed" };
      if (response.ok) {
        const answer = await bodyOf(response);
        return isRecorded(answer, events) ? { outcome: "answered", answer } : { outcome: "failed" };
      }
      if (isSignedOut(response)) return { outcome: await whySignedOut(response) };
      const key = isAboutEvents(response) ? await issueOf(response) : null;
      return key === null ? { outcome: "failed" } : { outcome: "refused", key };
    },
    async load() {
      const query = new URLSearchParams({ learner: userId, timeZone: timeZone() });
      const response = await request(userId, `/api/progress?${query}`, {});
      if (response === null) return "failed";
      if (isSignedOut(response)) return whySignedOut(response);
      const progress = response.ok ? await bodyOf(response) : null;
      return isProgress(progress) ? progress : "failed";
    },
  };
}

/** The server grades and diagnoses again: the verdict stays here. */
function asRequest(event: ProgressEvent): object {
  if (event.kind !== "answer") return event;
  const { verdict: _verdict, cause: _cause, ...answer } = event;
  return answer;
}

async function request(userId: string, path: string, init: RequestInit): Promise<Response | null> {
  const askedAt = Date.now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { ...init.headers, ...learnerHeader(userId) };
    const response = await fetch(path, {
      ...init,
      headers,
      signal,
      credentials: "same-origin",
      redirect: "error",
    });
    learnServerTime(response, askedAt);
    return response;
  } catch {
    return null;
  }
}

/** Null when the answer breaks off on its way, or is a page. */
async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

/** Tells the server's answer from what something else on the way may answer, such as a Wi-Fi portal. */
function isRecorded(body: unknown, events: readonly ProgressEvent[]): body is RecordedBatch {
  if (typeof body !== "object" || body === null) return false;
  const batch: Partial<RecordedBatch> = body;
  return (
    Array.isArray(batch.results) &&
    batch.results.length === events.length &&
    typeof batch.fromVersion === "number" &&
    typeof batch.version === "number" &&
    typeof batch.exercises === "object"
  );
}

function isProgress(body: unknown): body is Progress {
  if (typeof body !== "object" || body === null) return false;
  const { version, exercises }: Partial<Progress> = body;
  return typeof version === "number" && exerciseKeys.every((key) => exercises?.[key] !== undefined);
}

const isSignedOut = ({ status }: Response) => status === 401 || status === 403;

/** Any other status (a route that is gone, a proxy's own rules) says nothing about the events. */
const isAboutEvents = ({ status }: Response) => status === 400 || status === 413;

/** A page of a proxy that wants a sign-in of its own is trouble on the way. */
async function whySignedOut(response: Response): Promise<"signed-out" | "gone" | "failed"> {
  const error = await refusalOf(response);
  if (error.code === "unavailable") return "failed";
  return hasIssue(error, "accountGone") ? "gone" : "signed-out";
}

/** Null when the answer is not the server's own (a proxy's page): that is trouble, no refusal. */
async function issueOf(response: Response): Promise<IssueKey | null> {
  const { code, issues } = await errorOf(response);
  return code === "unavailable" ? null : (issues[0]?.key ?? "invalidValue");
}
