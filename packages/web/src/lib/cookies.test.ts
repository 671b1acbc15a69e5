// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { readCookie, writeCookie } from "./cookies.ts";

afterEach(() => vi.restoreAllMocks());

const written = () => {
  const set = vi.spyOn(document, "cookie", "set");
  writeCookie("verbena_test", "sí", 1);
  return set.mock.calls.flat();
};

it("keeps what it was given", () => {
  writeCookie("verbena_test", "sí; no", 1);
  expect(readCookie("verbena_test")).toBe("sí; no");
  expect(readCookie("verbena_other")).toBeNull();
});

it("keeps a cookie from a connection in clear where the page came over TLS", () => {
  const plain = "verbena_test=s%C3%AD; path=/; max-age=86400; samesite=lax";
  expect(written()).toEqual([plain]);
  vi.stubGlobal("location", { protocol: "https:" });
  expect(written()).toEqual([plain, `${plain}; secure`]);
  vi.unstubAllGlobals();
});
