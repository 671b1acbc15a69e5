import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { robotsRoutes } from "./robots.ts";
import { webFiles } from "./web-files.ts";

const webRoot = fileURLToPath(new URL("testing/web", import.meta.url));
const origins = { baseUrl: undefined, linkOrigin: "http://localhost" };
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

const siteAt = (baseUrl?: URL) => new Hono().route("/", robotsRoutes(baseUrl));

test("robots.txt keeps search engines out of the application, and names the sitemap", async () => {
  const response = await siteAt().request("http://localhost:3000/robots.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; ?charset=UTF-8$/);
  expect((await response.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /app",
    "Disallow: /admin",
    "",
    "Sitemap: http://localhost:3000/sitemap.xml",
    "",
  ]);
});

test("the sitemap lists the landing page in each language, at the public address", async () => {
  const behindProxy = siteAt(new URL("https://verbena.example"));
  const response = await behindProxy.request("http://10.0.0.7:3000/sitemap.xml");
  expect(response.headers.get("content-type")).toBe("application/xml");
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<[/]loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    "https://verbena.example/",
    "https://verbena.example/?lng=fr",
    "https://verbena.example/?lng=nl",
    "https://verbena.example/?lng=es",
    "https://verbena.example/?lng=en",
  ]);
});
