import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { chanceOfCard } from "@verbena/core/knowledge/chance";
import type { Knowledge } from "@verbena/core/knowledge/knowledge";
import { knowledgeFrom } from "@verbena/core/knowledge/stored-knowledge";
import { cardKey } from "@verbena/core/progress/card";
import type {
  AnswerEvent,
  EstimateSetEvent,
  PlacementEvent,
  ProgressEvent,
} from "@verbena/core/progress/progress-event";
import type { KnowledgeResponse } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";
import { isOutage } from "#lib/api-error.ts";
import { cacheEntry } from "#lib/offline-cache.ts";
import { useProgressStore, useProgressValue } from "./progress-provider.tsx";
import type { ProgressStore } from "./progress-store.ts";
import { exercisesQuery } from "./use-exercises.ts";

/** What the learner's answers have shown, also those that the server does not have yet. */
export function useKnowledge() {
  const client = useQueryClient();
  const store = useProgressStore();
  const version = useProgressValue((progress) => progress.version);
  const waiting = useProgressValue((progress) => progress.waiting);
  return useQuery({
    ...knowledgeQuery({ client, store, version, waiting }),
    placeholderData: keepPreviousData,
  });
}

type KnowledgeSource = {
  client: QueryClient;
  store: ProgressStore;
  /** Number of the last change that the server has acknowledged. */
  version: number;
  /** How many events wait to be sent. */
  waiting: number;
};

function knowledgeQuery({ client, store, version, waiting }: KnowledgeSource) {
  return queryOptions({
    queryKey: ["knowledge", version, waiting],
    queryFn: async () => {
      const { knowledge } = await readServerKnowledge();
      return withUnsent(knowledgeFrom(knowledge), store, client);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * What the server has folded from the log.
 *
 * @throws ApiError when the server refuses, or during an outage with nothing stored on this device
 */
async function readServerKnowledge(): Promise<KnowledgeResponse> {
  const entry = cacheEntry<KnowledgeResponse>("knowledge");
  try {
    const response = await readBody(api.progress.knowledge.$get());
    void entry.write(response);
    return response;
  } catch (error) {
    const stored = await entry.read();
    if (stored === undefined || !isOutage(error)) throw error;
    return stored;
  }
}

/**
 * Folds the answers and estimates that wait to be sent. A reset, and the retraction of an answer that was sent, count when
 * the server has them.
 */
async function withUnsent(
  knowledge: Knowledge,
  store: ProgressStore,
  client: QueryClient,
): Promise<Knowledge> {
  const events = unsentEvents(store.unsent());
  if (events.length === 0) return knowledge;
  const { foldAnswer } = await import("@verbena/core/knowledge/fold-answer");
  const { afterEstimate } = await import("@verbena/core/knowledge/estimates");
  const exercises = store.acknowledged();
  let folded = knowledge;
  for (const answer of events) {
    if (answer.kind !== "answer") {
      folded = afterEstimate(folded, answer);
      continue;
    }
    const key = cardKey(answer);
    const sentences = await client.ensureQueryData(exercisesQuery(answer.family));
    const ofCard = sentences.filter((one) => cardKey(one) === key);
    const sentence = ofCard.find(({ number = 1 }) => number === answer.sentence) ?? ofCard[0];
    if (sentence === undefined) continue;
    // Another waiting answer to the card does not count here: the difference lasts until both are sent.
    const recall = chanceOfCard(exercises[answer.family].cards[key], answer.at);
    const infinitive = sentence.kind === "fill-in" ? null : sentence.verb;
    folded = foldAnswer(folded, answer, { ...sentence, infinitive }, recall);
  }
  return folded;
}

type ShownEvent = AnswerEvent | PlacementEvent | EstimateSetEvent;

/** The waiting answers and estimates that no waiting event takes back or resets. */
function unsentEvents(events: readonly ProgressEvent[]): ShownEvent[] {
  const undone = (one: ShownEvent, place: number) =>
    events.some(
      (event, other) =>
        (event.kind === "retraction" && event.answer === one.id) ||
        (event.kind === "reset" && event.family === one.family && other > place),
    );
  return events.filter(
    (event, place): event is ShownEvent =>
      (event.kind === "answer" || event.kind === "placement" || event.kind === "estimate-set") &&
      !undone(event, place),
  );
}
