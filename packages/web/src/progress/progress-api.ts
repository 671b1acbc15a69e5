import { forEveryFamily } from "@verbena/core/families";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import { noProgress } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type {
  EventInput,
  IssueKey,
  LearnerProgress,
  ProgressResponse,
  RecordedBatch,
} from "@verbena/server/client";
import { api, learnerHeader, patientApi, readBody } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";
import { deviceInstant } from "#lib/server-clock.ts";
import { takeFromStart } from "#lib/start.ts";
import type { Acknowledged } from "#queue/outbox.ts";

/** The calls that send and load a learner's progress. */
export type ProgressApi = {
  /**
   * Sends a batch.
   *
   * @returns the key of an issue if the server refuses the batch as a whole
   * @throws ApiError
   */
  send(
    events: readonly ProgressEvent[],
    options?: { keepalive: boolean },
  ): Promise<RecordedBatch | IssueKey>;
  /**
   * Loads the progress. The first call takes the progress that came with the page, unless this device knows a later
   * state.
   *
   * @throws ApiError
   */
  load(known: Pick<Acknowledged, "history" | "version">): Promise<LearnerProgress>;
};

/** The calls for a learner. Each call names the learner: the server refuses it in another learner's session. */
export function progressApi(userId: string, timeZone: () => string): ProgressApi {
  const headers = learnerHeader(userId);
  let hasSent = false;
  return {
    async send(events, { keepalive } = { keepalive: false }) {
      hasSent = true;
      // The server corrects the events' times by the difference between `sentAt` and its clock.
      const sentAt = deviceInstant();
      const json = { learner: userId, sentAt, events: events.map(withoutVerdict) };
      try {
        const options = { headers, init: { keepalive } };
        const recorded: unknown = await readBody(api.progress.events.$post({ json }, options));
        // The response did not come from Verbena, but for example from a Wi-Fi portal.
        if (!isRecorded(recorded, events)) throw new ApiError("unreachable");
        return recorded;
      } catch (error) {
        const key = refusalOf(error);
        if (key === null) throw error;
        return key;
      }
    },
    async load(known) {
      const first = await firstProgress(userId);
      const isOutdated = first?.history === known.history && (first?.version ?? 0) < known.version;
      // If this device has sent events, the page's progress may be from before them.
      if (first && !isOutdated && !hasSent) return first;
      const query = { learner: userId, timeZone: timeZone() };
      const loaded: unknown = await readBody(patientApi.progress.$get({ query }, { headers }));
      if (!isLoaded(loaded)) throw new ApiError("unreachable");
      return withCards(loaded);
    },
  };
}

/** The progress that came with the page, if it belongs to this learner. */
async function firstProgress(userId: string): Promise<LearnerProgress | null> {
  try {
    const learner = await takeFromStart("learner");
    const progress = await takeFromStart("progress");
    return learner === userId && isLoaded(progress) ? withCards(progress) : null;
  } catch {
    return null;
  }
}

/** An event as the server expects it: without the verdict, because the server grades again. */
function withoutVerdict(event: ProgressEvent): EventInput {
  if (event.kind === "failed-removed") return { ...event, items: [...event.items] };
  if (event.kind === "placement") return { ...event, answers: [...event.answers] };
  if (event.kind !== "answer") return event;
  const { verdict: _verdict, cause: _cause, ...answer } = event;
  return answer;
}

/** Why the server refused the events; null for an error that is not about the events. */
function refusalOf(error: unknown): IssueKey | null {
  const isAboutEvents =
    error instanceof ApiError && (error.code === "invalid_input" || error.code === "too_large");
  return isAboutEvents ? (error.issues[0]?.key ?? "invalidValue") : null;
}

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

function isLoaded(body: unknown): body is ProgressResponse {
  if (typeof body !== "object" || body === null) return false;
  const { version, exercises, cards }: Partial<ProgressResponse> = body;
  return typeof version === "number" && typeof exercises === "object" && typeof cards === "object";
}

function withCards({ cards, ...progress }: ProgressResponse): LearnerProgress {
  const exercises = forEveryFamily((family) => {
    const columns = cards[family];
    return {
      ...noProgress,
      ...progress.exercises[family],
      cards: columns ? cardsFromColumns(columns) : {},
    };
  });
  return { ...progress, exercises };
}
