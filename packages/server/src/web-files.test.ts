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

test("free practice without an account is the same for everybody", async () => {
  const headers = { "accept-language": "nl", cookie: "verbena_language=nl; session=some" };
  const response = await site.request("/fr/try/drill", { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("link")).toBeNull();
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("etag")).toBe(
    (await site.request("/fr/try/drill")).headers.get("etag"),
  );
});

test.each(["/auth", "/auth/reset?token=x"])("search engines do not list %s", async (path) => {
  expect((await site.request(path)).headers.get("x-robots-tag")).toBe("noindex");
});
