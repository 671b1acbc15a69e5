import fc from "fast-check";
import { expect, test } from "vitest";
import { createTurns, takeTurnsAs, withTurnsOf } from "./turns.ts";

type Turns = ReturnType<typeof createTurns>;

/** Work that lasts until it is told to end, by the name of who asked for it: `client/person`. */
function workshop(inTurn: Turns) {
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const ask = (name: string) => {
    const [client = "", person = ""] = name.split("/");
    return withTurnsOf(client, async () => {
      takeTurnsAs(person);
      const end = Promise.withResolvers<void>();
      const work = () => {
        begun.push(name);
        ends.push(end);
        return end.promise;
      };
      await inTurn(work).catch((error: { code?: string }) => {
        refused.push(`${name} ${error.code}`);
      });
    });
  };
  /** Ends the work that began first, and lets the next begin. */
  async function endFirst(): Promise<void> {
    ends.shift()?.resolve();
    await settled();
  }

  async function endAll(): Promise<void> {
    while (ends.length > 0) await endFirst();
  }

  return { begun, refused, ask, endFirst, endAll, countRunning: () => ends.length };
}

/** Resolves after everything that waits for nothing else. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("turns alternate between clients, their people, and known and anonymous people", async () => {
  const { ask, begun, endAll } = workshop(createTurns({ running: 1, waiting: 100 }));
  for (const name of ["a", "a", "a", "a/ana", "a/eva", "a/ana", "b", "c", "b"]) void ask(name);
  await endAll();
  expect(begun).toEqual(["a", "a/ana", "a", "a/eva", "b", "a/ana", "c", "a", "b"]);
});

test("a full queue refuses the newest work of the busiest client", async () => {
  const { ask, refused, begun, endAll } = workshop(createTurns({ running: 1, waiting: 4 }));
  for (const name of ["a", "a/ana", "a", "a", "a", "b", "c", "a/ana"]) void ask(name);
  await endAll();
  expect(refused).toEqual(["a unavailable", "a unavailable", "a unavailable"]);
  expect(begun).toEqual(["a", "a/ana", "b", "a/ana", "c"]);
});

test("a flood from many clients neither refuses nor delays known people", async () => {
  const { ask, refused, begun, endAll } = workshop(createTurns({ running: 1, waiting: 4 }));
  for (const name of ["a", "b", "c", "d", "e", "f/ana", "g"]) void ask(name);
  await endAll();
  expect(refused).toEqual(["e unavailable", "g unavailable"]);
  expect(begun).toEqual(["a", "f/ana", "b", "c", "d"]);
});

test("a flood of known people leaves anonymous ones half of the queue and every second turn", async () => {
  const { ask, refused, begun, endAll } = workshop(createTurns({ running: 1, waiting: 4 }));
  for (const name of ["a/1", "a/2", "a/3", "a/4", "a/5", "b", "c"]) void ask(name);
  await endAll();
  expect(refused).toEqual(["a/5 unavailable", "a/4 unavailable"]);
  expect(begun).toEqual(["a/1", "a/2", "b", "a/3", "c"]);
});

test("among equally busy clients the newcomer is refused", async () => {
  const { ask, refused, endAll } = workshop(createTurns({ running: 1, waiting: 2 }));
  for (const name of ["a", "b", "c", "d"]) void ask(name);
  await endAll();
  expect(refused).toEqual(["d unavailable"]);
});

test("failed work passes its turn on", async () => {
  const inTurn = createTurns({ running: 1, waiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error("No memory.")));
  const next = inTurn(async () => "begun");
  await expect(failing).rejects.toThrow("No memory.");
  expect(await next).toBe("begun");
  expect(await inTurn(async () => "begun at once")).toBe("begun at once");
});

const name = fc.constantFrom("a", "a/ana", "a/eva", "b", "b/ana", "c", "d");
const end = fc.constant("end");
const most = fc.record({
  running: fc.integer({ min: 1, max: 3 }),
  waiting: fc.integer({ min: 0, max: 6 }),
});

test("limits hold, and all work that is not refused is done", () =>
  fc.assert(
    fc.asyncProperty(most, fc.array(fc.oneof(name, end)), async (most, steps) => {
      const { ask, begun, refused, endFirst, endAll, countRunning } = workshop(createTurns(most));
      const asked: Promise<void>[] = [];
      for (const step of steps) {
        if (step === "end") await endFirst();
        else asked.push(ask(step));
        await settled();
        const waiting = asked.length - begun.length - refused.length;
        expect(countRunning()).toBeLessThanOrEqual(most.running);
        expect(waiting).toBeLessThanOrEqual(most.waiting);
        if (countRunning() < most.running) expect(waiting).toBe(0);
      }
      await endAll();
      await Promise.all(asked);
      expect(begun.length + refused.length).toBe(asked.length);
    }),
  ));

test("a newcomer waits for at most one turn of each other client and as many known people", () =>
  fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 30 }), async (names) => {
      const { ask, begun, endAll } = workshop(createTurns({ running: 1, waiting: 100 }));
      for (const each of ["a", ...names, "newcomer"]) void ask(each);
      await endAll();
      const before = begun.slice(1, begun.indexOf("newcomer"));
      const clients = before.filter((each) => !each.includes("/"));
      expect(clients).toEqual([...new Set(clients)]);
      expect(before.length - clients.length).toBeLessThanOrEqual(clients.length + 1);
    }),
  ));
