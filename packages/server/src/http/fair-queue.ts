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

type Turn = PromiseWithResolvers<void>;

/** How much work runs and waits. */
export type QueueState = { running: number; waiting: number };

/** Waiting turns by client and person. The next turn is the first of the first person of the first client. */
type Queue = Map<string, Map<string, Turn[]>>;

/**
 * Limits concurrent work with fair queueing: round robin over clients, and over the people of a client.
 * Known people have their own queue, which alternates with the anonymous one, so that a flood from many
 * clients does not keep them out.
 *
 * @param limits how much work may run, and how much may wait
 * @returns a function that runs work, and its `state`. When too much waits, the newest work of the client with
 *   the most waiting work throws AppError unavailable. That is anonymous work, unless known people fill more
 *   than half of the queue.
 */
export function createFairQueue(limits: { running: number; waiting: number }) {
  const known: Queue = new Map();
  const anonymous: Queue = new Map();
  let wasLastKnown = false;
  let running = 0;

  function wait(newcomer: Requester): Promise<void> {
    const { client, person } = newcomer;
    const turn: Turn = Promise.withResolvers();
    const queue = isKnown(newcomer) ? known : anonymous;
    const people = queue.get(client) ?? new Map<string, Turn[]>();
    people.set(person, [...(people.get(person) ?? []), turn]);
    queue.set(client, people);
    if (countTurns(known) + countTurns(anonymous) > limits.waiting) {
      const knownExceedHalf = countTurns(known) > Math.ceil(limits.waiting / 2);
      refuseOne(knownExceedHalf ? known : anonymous, newcomer);
    }
    return turn.promise;
  }

  function takeNext(): Turn | undefined {
    const isKnownNext = known.size > 0 && (!wasLastKnown || anonymous.size === 0);
    wasLastKnown = isKnownNext;
    return takeFirst(isKnownNext ? known : anonymous);
  }

  const runInTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limits.running) running += 1;
    else await wait(requester.getStore() ?? { client: "", person: "" });
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next.resolve();
      else running -= 1;
    }
  };
  const state = (): QueueState => ({ running, waiting: countTurns(known) + countTurns(anonymous) });
  return Object.assign(runInTurn, { state });
}

const countOf = (people: Map<string, Turn[]>) => [...people.values()].flat().length;
const countTurns = (queue: Queue) =>
  [...queue.values()].reduce((sum, people) => sum + countOf(people), 0);

/** Removes the next turn, and moves its client and its person to the end. */
function takeFirst(queue: Queue): Turn | undefined {
  const [client, people] = queue.entries().next().value ?? [];
  if (client === undefined || !people) return undefined;
  const [person, [turn, ...others] = []] = people.entries().next().value ?? [];
  if (person === undefined) return undefined;
  people.delete(person);
  if (others.length > 0) people.set(person, others);
  queue.delete(client);
  if (people.size > 0) queue.set(client, people);
  return turn;
}

/** Refuses the newest turn of the client with the most turns. A tie goes to the newcomer, or to the last client. */
function refuseOne(queue: Queue, newcomer: Requester): void {
  const [client, people] = longest(queue, newcomer.client, countOf) ?? [];
  const [person, turns] = longest(people, newcomer.person, ({ length }) => length) ?? [];
  if (client === undefined || person === undefined || !people || !turns) return;
  turns.pop()?.reject(new AppError("unavailable", [], { retryAfterS: 60 }));
  if (turns.length === 0) people.delete(person);
  if (people.size === 0) queue.delete(client);
}

function longest<V>(
  queues: Map<string, V> | undefined,
  preferred: string,
  lengthOf: (value: V) => number,
): [string, V] | undefined {
  const rank = ([key, value]: [string, V]) => lengthOf(value) + (key === preferred ? 0.5 : 0);
  return [...(queues ?? [])].toReversed().toSorted((a, b) => rank(b) - rank(a))[0];
}
