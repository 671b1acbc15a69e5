import { allFamilies, type Family, forEveryFamily } from "@verbena/core/families";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import { noProgress } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { CardsByFamily, IssueKey, Progress, RecordedBatch } from "@verbena/server/client";
import { learnerHeader, parseErrorAndNotify } from "#lib/api.ts";
import { hasIssue, parseError } from "#lib/api-error.ts";
import { updateClockOffset } from "#lib/server-clock.ts";
import { takeFromStart } from "#lib/start.ts";
import type { Acknowledged } from "./learner-progress.ts";

/** A network may be connected and never answer. */
const TIMEOUT_MS = 20_000;

/** The outcome of a batch. */
export type SendResult =
  | { outcome: "answered"; answer: RecordedBatch }
  /** No network, an outage or too many requests: a retry may succeed. */
  | { outcome: "failed" }
  /** The session has ended, or belongs to another learner. */
  | { outcome: "signed-out" }
  /** The account no longer exists. */
  | { outcome: "gone" }
  /** The server refuses the batch as a whole. */
  | { outcome: "refused"; key: IssueKey };

export type Sender = {
  send(events: readonly ProgressEvent[], options?: { keepalive: boolean }): Promise<SendResult>;
  /** @param known what this device knows: the first view may have come with an older state */
  load(
    known: Pick<Acknowledged, "history" | "version">,
  ): Promise<Progress | "signed-out" | "gone" | "failed">;
};

/** Names the learner in every request, so that another learner's session refuses it. */
export function serverSender(userId: string, timeZone: () => string): Sender {
  let hasSent = false;
  return {
    async send(events, options = { keepalive: false }) {
      hasSent = true;
      // The server corrects the events' times by the difference between `sentAt` and its clock.
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
    async load(known) {
      const first = await firstProgress(userId);
      const isOlder = first?.history === known.history && (first?.version ?? 0) < known.version;
      // The server may have sent it before it got these events.
      if (first && !isOlder && !hasSent) return first;
      const query = new URLSearchParams({
        learner: userId,
        timeZone: timeZone(),
        cards: "columns",
      });
      const response = await request(userId, `/api/progress?${query}`, {});
      if (response === null) return "failed";
      if (isSignedOut(response)) return whySignedOut(response);
      const progress = response.ok ? await bodyOf(response) : null;
      return isProgress(progress) ? withCards(progress) : "failed";
    },
  };
}

/** The progress that came with the first view, if it is this learner's. */
async function firstProgress(userId: string): Promise<Progress | null> {
  try {
    const learner = await takeFromStart("learner");
    const progress = await takeFromStart("progress");
    return learner === userId && isProgress(progress) ? withCards(progress) : null;
  } catch {
    return null;
  }
}

/** Leaves out the verdict: the server grades again. */
function asRequest(event: ProgressEvent): object {
  if (event.kind !== "answer") return event;
  const { verdict: _verdict, cause: _cause, ...answer } = event;
  return answer;
}

async function request(userId: string, path: string, init: RequestInit): Promise<Response | null> {
  const sentAt = Date.now();
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
    updateClockOffset(response, sentAt);
    return response;
  } catch {
    return null;
  }
}

/** Null when the response breaks off, or is not JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

/** Distinguishes the server's response from that of something else, such as a Wi-Fi portal. */
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

/** Without `cards`, the families have them: a server of an earlier version ignores the parameter. */
type LoadedProgress = Progress & { cards?: CardsByFamily };

function withCards({ cards, ...progress }: LoadedProgress): Progress {
  if (!cards) return progress;
  const family = (key: Family) => {
    const columns = cards[key];
    return {
      ...noProgress,
      ...progress.exercises[key],
      cards: columns ? cardsFromColumns(columns) : {},
    };
  };
  return { ...progress, exercises: forEveryFamily(family) };
}

function isProgress(body: unknown): body is LoadedProgress {
  if (typeof body !== "object" || body === null) return false;
  const { version, exercises }: Partial<Progress> = body;
  return typeof version === "number" && allFamilies.some((key) => exercises?.[key] !== undefined);
}

const isSignedOut = ({ status }: Response) => status === 401 || status === 403;

/** Other statuses (a missing route, a proxy's rules) say nothing about the events. */
const isAboutEvents = ({ status }: Response) => status === 400 || status === 413;

/** A proxy that asks for its own sign-in counts as an outage. */
async function whySignedOut(response: Response): Promise<"signed-out" | "gone" | "failed"> {
  const error = await parseErrorAndNotify(response);
  if (error.code === "unavailable") return "failed";
  return hasIssue(error, "accountGone") ? "gone" : "signed-out";
}

/** Null when the response is not the server's (a proxy's page). */
async function issueOf(response: Response): Promise<IssueKey | null> {
  const { code, issues } = await parseError(response);
  return code === "unavailable" ? null : (issues[0]?.key ?? "invalidValue");
}
