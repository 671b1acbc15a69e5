import { expect, test } from "vitest";
import { appOn, testApp, visitor } from "../testing/test-app.ts";

const { db, nobody } = await testApp();
const listed = visitor(
  appOn(db, { publicPages: "listed", baseUrl: new URL("https://verbena.example") }).app,
);

const rules = ["User-agent: *", "Disallow: /api/", "Disallow: /app", "Disallow: /admin"];

test("robots.txt keeps search engines out of the application, but lets them read noindex", async () => {
  const { status, body, headers } = await nobody.send("GET", "/robots.txt");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/plain; ?charset=UTF-8$/);
  expect(String(body).split("\n")).toEqual([...rules, ""]);
});

test("robots.txt names the sitemap of a listed site", async () => {
  const sitemap = "Sitemap: https://verbena.example/sitemap.xml";
  const { body } = await listed.send("GET", "/robots.txt");
  expect(String(body).split("\n")).toEqual([...rules, "", sitemap, ""]);
});

test("only a listed site has a sitemap", async () => {
  expect((await nobody.send("GET", "/sitemap.xml")).status).toBe(404);
  const { app } = appOn(db, { baseUrl: new URL("https://verbena.example") });
  expect((await visitor(app).send("GET", "/sitemap.xml")).status).toBe(404);
});

test("the sitemap lists guides, lists, and verbs with a meaning or sentences, in each language", async () => {
  const { status, body, headers } = await listed.send("GET", "/sitemap.xml");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/xml");
  const addresses = [...String(body).matchAll(/<loc>https:\/\/verbena\.example(.*?)<[/]loc>/g)];
  const paths = addresses.map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/?lng=nl",
      "/fr/guides",
      "/fr/guides/preterito-indefinido",
      "/es/verbs",
      "/en/verbs/tener",
      "/en/verbs/levantarse",
      "/en/verbs/re%C3%ADrse",
    ]),
  );
  expect(paths).not.toContain("/fr/verbs/abacorar");
  expect(paths).not.toContain("/fr/try");
  expect(new Set(paths).size).toBe(paths.length);
});

test("every address of the sitemap is a page that search engines may list", async () => {
  const { body } = await listed.send("GET", "/sitemap.xml");
  const addresses = [...String(body).matchAll(/<loc>https:\/\/verbena\.example(.*?)<[/]loc>/g)];
  const ofFrench = addresses.map(([, path = ""]) => path).filter((path) => /^\/fr\//.test(path));
  // Any more would meet the limits.
  const paths = ofFrench.filter((_, index) => index % 10 === 0).slice(0, 39);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const { status, headers } = await listed.send("GET", path);
    expect([path, status, headers.get("x-robots-tag")]).toEqual([path, 200, null]);
  }
});
