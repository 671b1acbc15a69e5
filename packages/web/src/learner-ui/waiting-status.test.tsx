// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as waiting from "#progress/use-waiting.ts";
import { startFrench } from "#testing/start-french.ts";
import { WaitingStatus } from "./waiting-status.tsx";

vi.mock("#session/use-waiting-edits.ts", () => ({ useWaitingEdits: () => 0 }));
vi.mock("#progress/use-waiting.ts", async (original) => ({
  ...(await original<typeof waiting>()),
  useWaiting: vi.fn(),
}));

beforeAll(startFrench);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(count: number, state: "sending" | "offline"): () => string | null {
  vi.mocked(waiting.useWaiting).mockReturnValue({ count, state, inTabOnly: false });
  render(<WaitingStatus />);
  return () => screen.getByRole("status").textContent;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("says nothing of an answer that is sent within moments", async () => {
  const status = show(1, "sending");
  await pass(2_999);
  expect(status()).toBe("");
  await pass(1);
  expect(status()).toContain("1 réponse en attente");
});

it("lets the verdict come first while answers cannot be sent", async () => {
  const status = show(2, "offline");
  expect(status()).toBe("");
  await pass(1_000);
  expect(status()).toContain("2 réponses en attente");
});
