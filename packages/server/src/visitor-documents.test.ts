import { expect, test } from "vitest";
import { createAdministrator } from "./testing/account.ts";
import { correctExercise } from "./testing/correct-exercise.ts";
import { itemIn } from "./testing/first-item.ts";
import { appOn, testApp, visitor } from "./testing/test-app.ts";

const site = await testApp();
const { nobody, learner } = site;

const open = (path: string, headers?: Record<string, string>) =>
  nobody.send("GET", path, undefined, headers);

test("the document of a level has a sentence of its first family, in the language of the address", async () => {
  const path = "/nl/try/a1";
  const { status, body } = await open(path, { "accept-language": "fr" });
  expect(status).toBe(200);
  expect(itemIn(body)).toMatchObject({
    learner: null,
    path,
    language: "nl",
    exercise: { family: "presente-indicativo", item: "hablar", person: "yo" },
    roundLength: 6,
    sound: false,
  });
});

test.each([
  "/fr/try/drill",
  "/fr/try/drill/practice?verbs=tener",
  "/fr/try/board",
  "/fr/try/board/show?verbs=tener",
  "/fr/try/help",
])("%s is a screen without an item, the same for everybody", async (path) => {
  const { status, body, headers } = await open(path, { cookie: "verbena_language=nl" });
  expect(status).toBe(200);
  expect(body).toBe((await open(path)).body);
  expect(body).not.toContain("first-item");
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("x-robots-tag")).toBe("noindex");
});

test("a learner gets the same document as everybody, and no cookie", async () => {
  const ana = await learner();
  const ofAna = await ana.send("GET", "/fr/try/a1");
  expect(ofAna.body).toBe((await open("/fr/try/a1")).body);
  expect(ofAna.headers.get("set-cookie")).toBeNull();
  expect(ofAna.headers.get("vary")).toBe("Accept-Encoding");
});

test("a visitor can choose a family and verbs", async () => {
  const path = "/fr/try/a1?family=preterito-indefinido&verbs=oír,tener";
  const { body } = await open(path);
  expect(itemIn(body)).toMatchObject({
    roundLength: 7,
    exercise: { family: "preterito-indefinido" },
  });
});

test("without public pages, the screen leads to the sign-in page", async () => {
  const { app } = appOn(site.db, { publicPages: "off" });
  const { status, headers } = await visitor(app).send("GET", "/fr/try/a1");
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/auth");
});

test.each([
  "/fr/try/a1?family=preterito-indefinido&verbs=nadar",
  "/fr/try/a1?family=desde-hace&section=uso",
])("the document at %s has no item", async (path) => {
  const { status, body } = await open(path);
  expect(status).toBe(200);
  expect(itemIn(body)).toBeNull();
});

test.each(["/fr/try/c3", "/fr/try/c3?family=desde-hace", "/de/try/a1"])(
  "%s is not a screen",
  async (path) => {
    const { status, body } = await open(path);
    expect(status).toBe(404);
    expect(itemIn(body)).toBeNull();
  },
);

test("proxies may keep the document, and it counts until the content changes", async () => {
  const path = "/fr/try/a1";
  const { app, dependencies } = appOn(site.db);
  const open = (path: string, headers?: Record<string, string>) =>
    visitor(app).send("GET", path, undefined, headers);
  const { headers } = await open(path, { "accept-encoding": "br" });
  expect(headers.get("cache-control")).toBe("public, no-cache");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("content-encoding")).toBe("br");
  const etag = headers.get("etag") ?? "";
  expect((await open(path, { "if-none-match": `"x", ${etag}` })).status).toBe(304);
  expect((await open("/fr/try/a2", { "if-none-match": etag })).status).toBe(200);
  const sentence = "Otra frase con _______ de hablar para yo.";
  const rosa = await createAdministrator(site);
  await correctExercise(rosa, "presente-indicativo/hablar/yo", { sentence });
  await dependencies.contentSnapshot.refresh();
  const changed = await open(path, { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(itemIn(changed.body)?.exercise).toMatchObject({ sentence });
});
