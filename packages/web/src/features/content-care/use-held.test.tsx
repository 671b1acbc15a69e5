// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useHeld } from "./use-held.ts";

afterEach(cleanup);

const listOf = (initial: string[] | undefined) =>
  renderHook(({ items }) => useHeld(items, (item) => item), {
    initialProps: { items: initial },
  });

test("a list is as the server says, and unknown while it is", () => {
  const { result, rerender } = listOf(undefined);
  expect(result.current.items).toBeUndefined();
  rerender({ items: ["a", "b"] });
  expect(result.current.items).toEqual(["a", "b"]);
  rerender({ items: ["b"] });
  expect(result.current.items).toEqual(["b"]);
});

test("what is being worked at stays in its place when the server has it no more, until it is let go", () => {
  const { result, rerender } = listOf(["a", "b", "c"]);
  act(() => result.current.hold("b", true));
  expect(result.current.isGone("b")).toBe(false);
  rerender({ items: ["a", "c", "d"] });
  expect(result.current.items).toEqual(["a", "b", "c", "d"]);
  expect(result.current.isGone("b")).toBe(true);
  act(() => result.current.hold("b", false));
  expect(result.current.items).toEqual(["a", "c", "d"]);
});

test("what is held and comes again is there once, as the server has it", () => {
  const { result, rerender } = listOf(["a", "b"]);
  act(() => result.current.hold("a", true));
  rerender({ items: [] });
  expect(result.current.items).toEqual(["a"]);
  rerender({ items: ["b", "a"] });
  expect(result.current.items).toEqual(["b", "a"]);
});
