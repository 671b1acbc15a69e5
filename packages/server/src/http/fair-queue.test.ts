import { setImmediate as nextEventLoopTurn } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createFairQueue, runAsClient, setQueueUser } from "./fair-queue.ts";

type FairQueue = ReturnType<typeof createFairQueue>;

/** Queues work that runs until it is ended. The requester's name is `client/user`. */
function createWorkload(runInQueue: FairQueue) {
  const started: string[] = [];
  const refused: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const request = (name: string) => {
    const [client = "", user = ""] = name.split("/");
    return runAsClient(client, async () => {
      setQueueUser(user);
      const end = Promise.withResolvers<void>();
      const work = () => {
        started.push(name);
        ends.push(end);
        return end.promise;
      };
      await runInQueue(work).catch((error: { code?: string }) => {
        refused.push(`${name} ${error.code}`);
      });
    });
  };
  /** Ends the work that started first, and lets the next start. */
  async function endFirst(): Promise<void> {
    ends.shift()?.resolve();
    await settled();
  }

  async function endAll(): Promise<void> {
    while (ends.length > 0) await endFirst();
  }

  return { started, refused, request, endFirst, endAll, countRunning: () => ends.length };
}

/** Resolves when all pending promises have been processed, and turns that they passed on. */
async function settled(): Promise<void> {
  await nextEventLoopTurn();
  await nextEventLoopTurn();
}

test("turns alternate between clients, their users, and known and anonymous work", async () => {
  const { request, started, endAll } = createWorkload(
    createFairQueue({ running: 1, waiting: 100 }),
  );
  for (const name of ["a", "a", "a", "a/ana", "a/eva", "a/ana", "b", "c", "b"]) void request(name);
  await endAll();
  expect(started).toEqual(["a", "a/ana", "a", "a/eva", "b", "a/ana", "c", "a", "b"]);
});

test("a full queue refuses the newest work of the busiest client", async () => {
  const { request, refused, started, endAll } = createWorkload(
    createFairQueue({ running: 1, waiting: 4 }),
  );
  for (const name of ["a", "a/ana", "a", "a", "a", "b", "c", "a/ana"]) void request(name);
  await endAll();
  expect(refused).toEqual(["a unavailable", "a unavailable", "a unavailable"]);
  expect(started).toEqual(["a", "a/ana", "b", "a/ana", "c"]);
});

test("a flood from many clients neither refuses nor delays known users", async () => {
  const { request, refused, started, endAll } = createWorkload(
    createFairQueue({ running: 1, waiting: 4 }),
  );
  for (const name of ["a", "b", "c", "d", "e", "f/ana", "g"]) void request(name);
  await endAll();
  expect(refused).toEqual(["e unavailable", "g unavailable"]);
  expect(started).toEqual(["a", "f/ana", "b", "c", "d"]);
});

test("a flood of known users leaves anonymous work half of the queue and every second turn", async () => {
  const { request, refused, started, endAll } = createWorkload(
    createFairQueue({ running: 1, waiting: 4 }),
  );
  for (const name of ["a/1", "a/2", "a/3", "a/4", "a/5", "b", "c"]) void request(name);
  await endAll();
  expect(refused).toEqual(["a/5 unavailable", "a/4 unavailable"]);
  expect(started).toEqual(["a/1", "a/2", "b", "a/3", "c"]);
});

test("among equally busy clients the newcomer is refused", async () => {
  const { request, refused, endAll } = createWorkload(createFairQueue({ running: 1, waiting: 2 }));
  for (const name of ["a", "b", "c", "d"]) void request(name);
  await endAll();
  expect(refused).toEqual(["d unavailable"]);
});

test("one user runs no more than their share, and leaves the rest to others", async () => {
  const { request, started, endFirst, endAll } = createWorkload(
    createFairQueue({ running: 3, waiting: 100, runningEach: 2 }),
  );
  for (const name of ["a/ana", "b/ana", "a/ana", "a/ana", "a/eva", "b", "b"]) void request(name);
  await settled();
  expect(started).toEqual(["a/ana", "b/ana", "a/eva"]);
  await endFirst();
  expect(started.slice(3)).toEqual(["a/ana"]);
  await endAll();
  expect(started.slice(4)).toEqual(["b", "a/ana", "b"]);
});

test("a user for whom too much waits is told to try again", async () => {
  const { request, refused, started, endAll } = createWorkload(
    createFairQueue({ running: 1, waiting: 100, waitingEach: 2 }),
  );
  for (const name of ["a/ana", "a/ana", "a/ana", "a/ana", "a/eva", "a", "a", "a"]) {
    void request(name);
  }
  await endAll();
  expect(refused).toEqual(["a/ana rate_limited"]);
  expect(started).toHaveLength(7);
});

test("the process reads requests between two turns", async () => {
  const runInQueue = createFairQueue({ running: 1, waiting: 1 });
  const order: string[] = [];
  const first = runInQueue(async () => {
    setImmediate(() => order.push("event loop"));
  });
  const second = runInQueue(async () => order.push("second turn"));
  await Promise.all([first, second]);
  expect(order).toEqual(["event loop", "second turn"]);
});

test("failed work passes its turn on", async () => {
  const runInQueue = createFairQueue({ running: 1, waiting: 1 });
  const failing = runInQueue(() => Promise.reject(new Error("No memory.")));
  const next = runInQueue(async () => "started");
  await expect(failing).rejects.toThrow("No memory.");
  expect(await next).toBe("started");
  expect(await runInQueue(async () => "started at once")).toBe("started at once");
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
      const { request, started, refused, endFirst, endAll, countRunning } = createWorkload(
        createFairQueue(most),
      );
      const requests: Promise<void>[] = [];
      for (const step of steps) {
        if (step === "end") await endFirst();
        else requests.push(request(step));
        await settled();
        const waiting = requests.length - started.length - refused.length;
        expect(countRunning()).toBeLessThanOrEqual(most.running);
        expect(waiting).toBeLessThanOrEqual(most.waiting);
        if (countRunning() < most.running) expect(waiting).toBe(0);
      }
      await endAll();
      await Promise.all(requests);
      expect(started.length + refused.length).toBe(requests.length);
    }),
  ));

test("a newcomer waits for at most one turn of each other client and as many known users", () =>
  fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 30 }), async (names) => {
      const { request, started, endAll } = createWorkload(
        createFairQueue({ running: 1, waiting: 100 }),
      );
      for (const each of ["a", ...names, "newcomer"]) void request(each);
      await endAll();
      const before = started.slice(1, started.indexOf("newcomer"));
      const clients = before.filter((each) => !each.includes("/"));
      expect(clients).toEqual([...new Set(clients)]);
      expect(before.length - clients.length).toBeLessThanOrEqual(clients.length + 1);
    }),
  ));
