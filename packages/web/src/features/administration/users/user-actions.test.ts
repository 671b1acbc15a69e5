// @vitest-environment happy-dom
import type { NamedUser } from "@verbena/server/client";
import { expect, it } from "vitest";
import { type Outcome, runInBatches } from "./user-actions.ts";

const users = (count: number): NamedUser[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    username: `Persona ${index + 1}`,
    email: `persona-${index + 1}@example.org`,
    role: "user",
  }));

const done = (batch: readonly NamedUser[]) =>
  batch.map((user): Outcome => ({ user, status: "done" }));
const ignore = () => undefined;

it("calls the server for a hundred users at a time, without parallel calls", async () => {
  const sizes: number[] = [];
  let running = 0;
  const outcomes = await runInBatches(
    users(3001),
    async (batch) => {
      sizes.push(batch.length);
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return done(batch);
    },
    ignore,
  );

  expect(sizes).toEqual([...Array.from({ length: 30 }, () => 100), 1]);
  expect(outcomes).toEqual(done(users(3001)));
});

it("reports its progress after each batch", async () => {
  const progress: number[] = [];
  await runInBatches(
    users(250),
    async (batch) => done(batch),
    (count) => progress.push(count),
  );

  expect(progress).toEqual([100, 200, 250]);
});

it("throws when the first call fails", async () => {
  const refused = runInBatches(users(250), () => Promise.reject(new Error("unreachable")), ignore);

  await expect(refused).rejects.toThrow("unreachable");
});

it("stops when a later call fails, and marks the remaining users as unreached", async () => {
  const first: string[] = [];
  const outcomes = await runInBatches(
    users(450),
    async (batch) => {
      first.push(batch[0]?.id ?? "");
      if (first.length === 3) throw new Error("unreachable");
      return done(batch);
    },
    ignore,
  );

  expect(first).toEqual(["1", "101", "201"]);
  expect(outcomes.filter(({ status }) => status === "done")).toHaveLength(200);
  expect(outcomes.slice(200).map(({ user, status }) => [user.id, status])).toEqual(
    users(450)
      .slice(200)
      .map(({ id }) => [id, "unreached"]),
  );
});
