import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../errors/app-error.ts";

/** Whose work it is. */
type Owner = {
  /** See `clientAddress`. */
  client: string;
  /** A known person of the client; "" for all others. */
  person: string;
};

const owner = new AsyncLocalStorage<Owner>();

/** Answers a request. The passwords that it hashes take turns as the client's. */
export function withTurnsOf<T>(client: string, answer: () => T): T {
  return owner.run({ client, person: "" }, answer);
}

/**
 * Gives the hashing of this request its own place among the people of its client.
 *
 * @param person somebody who has been identified: strangers could invent any number of people
 */
export function takeTurnsAs(person: string): void {
  const current = owner.getStore();
  if (current) current.person = person;
}

const isKnown = ({ person }: Owner) => person !== "";

type Turn = PromiseWithResolvers<void>;

/** Waiting turns by client and person, both in the order of the maps. */
type Queue = Map<string, Map<string, Turn[]>>;

/**
 * Limits concurrent work with fair queueing: round robin over clients, and over the people of a client.
 * Known people have their own queue, which alternates with the anonymous one, so that a flood from many
 * clients does not keep them out.
 *
 * @returns runs work. When too much waits, the newest work of the client with the most waiting throws
 *   AppError unavailable: anonymous work, unless known people fill half of the queue.
 */
export function createTurns(most: { running: number; waiting: number }) {
  const known: Queue = new Map();
  const anonymous: Queue = new Map();
  let wasKnown = false;
  let running = 0;

  function wait(newcomer: Owner): Promise<void> {
    const { client, person } = newcomer;
    const turn: Turn = Promise.withResolvers();
    const queue = isKnown(newcomer) ? known : anonymous;
    const people = queue.get(client) ?? new Map<string, Turn[]>();
    people.set(person, [...(people.get(person) ?? []), turn]);
    queue.set(client, people);
    if (countTurns(known) + countTurns(anonymous) > most.waiting) {
      const isKnownRefused = countTurns(known) > Math.ceil(most.waiting / 2);
      refuseOne(isKnownRefused ? known : anonymous, newcomer);
    }
    return turn.promise;
  }

  function takeNext(): Turn | undefined {
    const isKnownNext = known.size > 0 && (!wasKnown || anonymous.size === 0);
    wasKnown = isKnownNext;
    return takeFirst(isKnownNext ? known : anonymous);
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most.running) running += 1;
    else await wait(owner.getStore() ?? { client: "", person: "" });
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next.resolve();
      else running -= 1;
    }
  };
}

const countOf = (people: Map<string, Turn[]>) => [...people.values()].flat().length;
const countTurns = (queue: Queue) =>
  [...queue.values()].reduce((sum, people) => sum + countOf(people), 0);

/** Takes the next turn, and moves its client and its person to the end. */
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

/** Refuses the newest turn of the client with the most: of equals the newcomer, else the last one. */
function refuseOne(queue: Queue, newcomer: Owner): void {
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
