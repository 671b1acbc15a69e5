import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { webFiles } from "./web-files.ts";

const webRoot = fileURLToPath(new URL("testing/web", import.meta.url));
const origins = {
  baseUrl: undefined,
  linkOrigin: "http://localhost",
  publicPages: "unlisted",
} as const;
const site = webFiles({ webRoot, ...origins });

test("the document names no other file", async () => {
  const response = await site.request("/app/exercise/desde-hace");
  expect(response.status).toBe(200);
  expect(response.headers.get("link")).toBeNull();
});

test.each(["/auth", "/auth/reset?token=x"])("search engines do not list %s", async (path) => {
  expect((await site.request(path)).headers.get("x-robots-tag")).toBe("noindex");
});
