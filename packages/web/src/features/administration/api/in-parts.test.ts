import { expect, it } from "vitest";
import { inParts } from "./in-parts.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const doubled = async (part: number[]) => part.map((n) => 2 * n);

it("asks for a hundred at a time, one call after the other, and has all answers in order", async () => {
  const asked: number[] = [];
  let underWay = 0;
  const { results, left } = await inParts(numbers(3001), async (part) => {
    asked.push(part.length);
    underWay += 1;
    expect(underWay).toBe(1);
    await Promise.resolve();
    underWay -= 1;
    return doubled(part);
  });
  expect(asked).toEqual([...Array.from({ length: 30 }, () => 100), 1]);
  expect(results).toEqual(numbers(3001).map((n) => 2 * n));
  expect(left).toEqual([]);
});

it("tells how far it is", async () => {
  const done: number[] = [];
  await inParts(numbers(250), doubled, (count) => done.push(count));
  expect(done).toEqual([100, 200, 250]);
});

it("fails when nothing was done", async () => {
  const refused = inParts(numbers(250), () => Promise.reject(new Error("unreachable")));
  await expect(refused).rejects.toThrow("unreachable");
});

it("stops at a call that fails, and tells what was done and what is left", async () => {
  const calls: number[] = [];
  const { results, left } = await inParts(numbers(450), async (part) => {
    calls.push(part[0] ?? 0);
    if (part.includes(250)) throw new Error("unreachable");
    return doubled(part);
  });
  expect(calls).toEqual([1, 101, 201]);
  expect(results).toHaveLength(200);
  expect(left).toEqual(numbers(450).slice(200));
});
