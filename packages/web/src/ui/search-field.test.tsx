// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

it("searches once after a pause in typing", () => {
  const onSearch = vi.fn();
  render(<SearchField label="Verbe" value="" onSearch={onSearch} />);
  type("ten");
  act(() => vi.advanceTimersByTime(200));
  type(" tener ");
  act(() => vi.advanceTimersByTime(300));
  expect(onSearch.mock.calls).toEqual([["tener"]]);
});

it("calls the latest callback when it changed during the pause", () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(<SearchField label="Verbe" value="" onSearch={before} />);
  type("tener");
  rerender(<SearchField label="Verbe" value="" onSearch={after} />);
  act(() => vi.advanceTimersByTime(300));
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledWith("tener");
});
