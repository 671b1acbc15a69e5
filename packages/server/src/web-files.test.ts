import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { webFiles } from "./web-files.ts";

const webRoot = fileURLToPath(new URL("testing/web", import.meta.url));
const origins = {
  baseUrl: undefined,
  linkOrigin: "http://localhost",
  publicPages: "unlisted",
} as const;
const site = webFiles({ webRoot, ...origins });

test.each([
  [
    "/app/exercise/desde-hace",
    "fr",
    "</assets/fr.js>; rel=modulepreload, </assets/exercise.js>; rel=modulepreload",
  ],
  [
    "/app/exercise",
    "fr",
    "</assets/fr.js>; rel=modulepreload, </assets/exercise.js>; rel=modulepreload",
  ],
  ["/app/statistics", "fr", "</assets/fr.js>; rel=modulepreload"],
  ["/app/statistics", "nl", null],
])("the document at %s in %s has the links %s", async (path, language, links) => {
  const headers = { "accept-language": language };
  const response = await site.request(path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("link")).toBe(links);
});

test("practice without an account is the same for everybody, in the language of its address", async () => {
  const headers = { "accept-language": "nl", cookie: "verbena_language=nl; session=some" };
  const response = await site.request("/fr/try/a2", { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("link")).toBe("</assets/fr.js>; rel=modulepreload");
  expect(response.headers.get("set-cookie")).toBeNull();
  const { status } = await site.request("/fr/try/c2", { headers });
  expect(status).toBe(404);
});

test("without a list, as in development, the document has no links", async () => {
  const unlisted = webFiles({ webRoot: `${webRoot}/landing`, ...origins });
  expect((await unlisted.request("/app")).headers.get("link")).toBeNull();
});

test("after a list that could not be read, the next document reads it again", async () => {
  const root = await mkdtemp(join(tmpdir(), "verbena-web-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(webRoot, root, { recursive: true });
  await writeFile(join(root, "preloads.json"), "{");
  const broken = webFiles({ webRoot: root, ...origins });
  vi.spyOn(console, "error").mockImplementationOnce(() => {});
  expect((await broken.request("/app")).status).toBe(500);
  await cp(join(webRoot, "preloads.json"), join(root, "preloads.json"));
  expect((await broken.request("/app")).status).toBe(200);
});

test.each(["/auth", "/auth/reset?token=x"])("search engines do not list %s", async (path) => {
  expect((await site.request(path)).headers.get("x-robots-tag")).toBe("noindex");
});
