import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../errors/app-error.ts";

/** Who requests work. */
type Requester = {
  /** See `clientAddress`. */
  client: string;
  /** User id of a known person of the client; "" for all others. */
  person: string;
};

const requester = new AsyncLocalStorage<Requester>();

/** Answers a request. Work that it queues counts as the client's. */
export function runAsClient<T>(client: string, answer: () => T): T {
  return requester.run({ client, person: "" }, answer);
}

/**
 * Work that this request queues later counts as a known person's.
 *
 * @param person user id, only after identification: strangers could invent any number of people
 */
export function setQueuePerson(person: string): void {
  const current = requester.getStore();
  if (current) current.person = person;
}

const isKnown = ({ person }: Requester) => person !== "";

type Turn = PromiseWithResolvers<void> & { requester: Requester };

/** How much work runs and waits. */
export type QueueState = { running: number; waiting: number };

/** Waiting turns by client and person. The next turn is the first of the first person of the first client. */
type Queue = Map<string, Map<string, Turn[]>>;

/** How much work may run and wait, in all and of one requester. */
type Limits = {
  running: number;
  waiting: number;
  /** Of one known person, or of all others of a client. */
  runningEach?: number;
  /** Of one known person. */
  waitingEach?: number;
  /** When to try again after work was refused. */
  retryAfterS?: number;
};

/**
 * Limits concurrent work with fair queueing: round robin over clients, and over the people of a client.
 * Known people have their own queue, which alternates with the anonymous one, so that a flood from many
 * clients does not keep them out.
 *
 * Turns are passed on in a turn of the event loop of their own. Work that never waits for the network, as that
 * of the embedded database, would otherwise keep the process from reading requests.
 *
 * @returns a function that runs work, and its `state`. When too much waits, the newest work of the client with
 *   the most waiting work throws AppError unavailable. That is anonymous work, unless known people fill more
 *   than half of the queue. Above `waitingEach`, a person's work throws AppError rate_limited.
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
    const { client, person } = newcomer;
    const turn: Turn = { ...Promise.withResolvers<void>(), requester: newcomer };
    const queue = isKnown(newcomer) ? known : anonymous;
    const people = queue.get(client) ?? new Map<string, Turn[]>();
    const turns = people.get(person) ?? [];
    if (isKnown(newcomer) && turns.length >= waitingEach) {
      throw new AppError("rate_limited", [], { retryAfterS });
    }
    people.set(person, [...turns, turn]);
    queue.set(client, people);
    if (countTurns(known) + countTurns(anonymous) > limits.waiting) {
      const knownExceedHalf = countTurns(known) > Math.ceil(limits.waiting / 2);
      const refused = takeLast(knownExceedHalf ? known : anonymous, newcomer);
      refused?.reject(new AppError("unavailable", [], { retryAfterS }));
    }
    return turn.promise;
  }

  /** If nobody of one queue may start, the other has the turn. */
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
    // The request may identify itself meanwhile.
    const one = { ...(requester.getStore() ?? { client: "", person: "" }) };
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

/** A person may use several clients. */
const keyOf = (one: Requester) => (isKnown(one) ? one.person : `client ${one.client}`);

const countOf = (people: Map<string, Turn[]>) => [...people.values()].flat().length;
const countTurns = (queue: Queue) =>
  [...queue.values()].reduce((sum, people) => sum + countOf(people), 0);

/** Removes the next turn that may start, and moves its client and its person to the end. */
function takeFirst(queue: Queue, mayStart: (one: Requester) => boolean): Turn | undefined {
  for (const [client, people] of queue) {
    for (const [person, [turn, ...others]] of people) {
      if (!turn || !mayStart(turn.requester)) continue;
      people.delete(person);
      if (others.length > 0) people.set(person, others);
      queue.delete(client);
      if (people.size > 0) queue.set(client, people);
      return turn;
    }
  }
  return undefined;
}

/** Removes the newest turn of the client with the most turns. A tie goes to the newcomer, or to the last client. */
function takeLast(queue: Queue, newcomer: Requester): Turn | undefined {
  const [client, people] = longest(queue, newcomer.client, countOf) ?? [];
  const [person, turns] = longest(people, newcomer.person, ({ length }) => length) ?? [];
  if (client === undefined || person === undefined || !people || !turns) return undefined;
  const turn = turns.pop();
  if (turns.length === 0) people.delete(person);
  if (people.size === 0) queue.delete(client);
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
