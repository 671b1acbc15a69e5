// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSession } from "./use-session.ts";

afterEach(() => vi.restoreAllMocks());

it("throws outside of its provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);

  expect(() => renderHook(useSession)).toThrow("useSession needs a SessionProvider");
});
