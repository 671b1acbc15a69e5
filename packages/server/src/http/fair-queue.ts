import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../errors/app-error.ts";

/** Who requests work. */
type Requester = {
  /** See `clientAddress`. */
  client: string;
  /** Id of a known user; "" for everybody else. */
  userId: string;
};

const requester = new AsyncLocalStorage<Requester>();

/** Answers a request. Work that the request queues counts as the client's, until `setQueueUser` is called. */
export function runAsClient<T>(client: string, answer: () => T): T {
  return requester.run({ client, userId: "" }, answer);
}

/** Call this after the user is identified. Work that this request queues from then on counts as the user's. */
export function setQueueUser(userId: string): void {
  const current = requester.getStore();
  if (current) current.userId = userId;
}

const isKnown = ({ userId }: Requester) => userId !== "";

type Turn = PromiseWithResolvers<void> & { requester: Requester };

/** How much work runs and waits. */
export type QueueState = { running: number; waiting: number };

/** Waiting turns by client and user. The next turn is the first of the first user of the first client. */
type Queue = Map<string, Map<string, Turn[]>>;

/** How much work may run and wait, in all and of one requester. */
type Limits = {
  running: number;
  waiting: number;
  /** Of one known user, or of all unknown users of a client. */
  runningEach?: number;
  /** Of one known user. */
  waitingEach?: number;
  /** When to try again after work was refused. */
  retryAfterS?: number;
};

/**
 * Limits concurrent work with fair queueing: round robin over clients, and over the users of a client.
 * Known users have their own queue, which alternates with the anonymous one, so that a flood from many
 * clients does not keep them out.
 *
 * Between two turns, the event loop reads new requests. Work on the embedded database never waits for the
 * network, and would otherwise keep the event loop busy.
 *
 * @returns a function that runs work, and its `state`. When too much waits, the newest work of the client with
 *   the most waiting work throws AppError unavailable. Anonymous work is refused first; if known users fill more
 *   than half of the queue, theirs is. Above `waitingEach`, a user's work throws AppError rate_limited.
 */
export function createFairQueue(limits: Limits) {
  const { runningEach = Infinity, waitingEach = Infinity, retryAfterS = 60 } = limits;
  const known: Queue = new Map();
  const anonymous: Queue = new Map();
  const runningOf = new Map<string, number>();
  let wasLastKnown = false;
  let running = 0;

  const mayStart = (one: Requester) => (runningOf.get(keyOf(one)) ?? 0) < runningEach;

  function start(one: Requester): void {
    running += 1;
    runningOf.set(keyOf(one), (runningOf.get(keyOf(one)) ?? 0) + 1);
  }

  function end(one: Requester): void {
    running -= 1;
    const others = (runningOf.get(keyOf(one)) ?? 0) - 1;
    if (others > 0) runningOf.set(keyOf(one), others);
    else runningOf.delete(keyOf(one));
    while (running < limits.running) {
      const next = takeNext();
      if (!next) break;
      start(next.requester);
      next.resolve();
    }
  }

  function wait(newcomer: Requester): Promise<void> {
    const { client, userId } = newcomer;
    const turn: Turn = { ...Promise.withResolvers<void>(), requester: newcomer };
    const queue = isKnown(newcomer) ? known : anonymous;
    const ofClient = queue.get(client) ?? new Map<string, Turn[]>();
    const turns = ofClient.get(userId) ?? [];
    if (isKnown(newcomer) && turns.length >= waitingEach) {
      throw new AppError("rate_limited", [], { retryAfterS });
    }
    ofClient.set(userId, [...turns, turn]);
    queue.set(client, ofClient);
    if (countTurns(known) + countTurns(anonymous) > limits.waiting) {
      const knownExceedHalf = countTurns(known) > Math.ceil(limits.waiting / 2);
      const refused = takeLast(knownExceedHalf ? known : anonymous, newcomer);
      refused?.reject(new AppError("unavailable", [], { retryAfterS }));
    }
    return turn.promise;
  }

  /** The two queues alternate. If no work of one queue may start, the other queue has the turn. */
  function takeNext(): Turn | undefined {
    const queues = wasLastKnown ? [anonymous, known] : [known, anonymous];
    for (const queue of queues) {
      const turn = takeFirst(queue, mayStart);
      if (!turn) continue;
      wasLastKnown = queue === known;
      return turn;
    }
    return undefined;
  }

  const runInTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    // The request may identify itself in the meantime.
    const one = { ...(requester.getStore() ?? { client: "", userId: "" }) };
    if (running < limits.running && mayStart(one)) start(one);
    else await wait(one);
    try {
      return await work();
    } finally {
      setImmediate(end, one);
    }
  };
  const state = (): QueueState => ({ running, waiting: countTurns(known) + countTurns(anonymous) });
  return Object.assign(runInTurn, { state });
}

/** A user may have several clients. */
const keyOf = (one: Requester) => (isKnown(one) ? one.userId : `client ${one.client}`);

const countOf = (ofClient: Map<string, Turn[]>) => [...ofClient.values()].flat().length;
const countTurns = (queue: Queue) =>
  [...queue.values()].reduce((sum, ofClient) => sum + countOf(ofClient), 0);

/** Removes the next turn that may start, and moves its client and its user to the end. */
function takeFirst(queue: Queue, mayStart: (one: Requester) => boolean): Turn | undefined {
  for (const [client, ofClient] of queue) {
    for (const [userId, [turn, ...others]] of ofClient) {
      if (!turn || !mayStart(turn.requester)) continue;
      ofClient.delete(userId);
      if (others.length > 0) ofClient.set(userId, others);
      queue.delete(client);
      if (ofClient.size > 0) queue.set(client, ofClient);
      return turn;
    }
  }
  return undefined;
}

/** Removes the newest turn of the client with the most turns. A tie goes to the newcomer, or to the last client. */
function takeLast(queue: Queue, newcomer: Requester): Turn | undefined {
  const [client, ofClient] = longest(queue, newcomer.client, countOf) ?? [];
  const [userId, turns] = longest(ofClient, newcomer.userId, ({ length }) => length) ?? [];
  if (client === undefined || userId === undefined || !ofClient || !turns) return undefined;
  const turn = turns.pop();
  if (turns.length === 0) ofClient.delete(userId);
  if (ofClient.size === 0) queue.delete(client);
  return turn;
}

function longest<V>(
  queues: Map<string, V> | undefined,
  preferred: string,
  lengthOf: (value: V) => number,
): [string, V] | undefined {
  const rank = ([key, value]: [string, V]) => lengthOf(value) + (key === preferred ? 0.5 : 0);
  return [...(queues ?? [])].toReversed().toSorted((a, b) => rank(b) - rank(a))[0];
}
