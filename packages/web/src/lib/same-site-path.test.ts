import { describe, expect, it } from "vitest";
import { sameSitePath } from "./same-site-path.ts";

describe("a path to return to", () => {
  it.each([
    "/app",
    "/app/exercise/desde-hace?failed=true",
    "/app/packages/presente-indicativo/new#verbs",
  ])("may be %s", (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    "https://evil.example/app",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/app/..//evil.example",
    "javascript:alert(1)",
    "app",
    "",
    undefined,
  ])("is never %s", (path) => {
    expect(sameSitePath(path)).toBeNull();
  });
});
