import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Catalogue } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { storeContent } from "../../content/store-content.ts";
import { answer } from "../../testing/progress.ts";
import { connectionFrom, testApp } from "../../testing/test-app.ts";
import { testContent } from "../../testing/test-content.ts";
import { withCatalogue } from "./with-catalogue.ts";

const { app, db, learner } = await testApp();

test("the sentences of a tense are in order and have all fields for practice", async () => {
  const ana = await learner();
  const { body } = await ana.send("GET", "/api/exercises/conjugation?family=presente-indicativo");
  const [first] = (body as { exercises: unknown[] }).exercises;
  expect(first).toEqual({
    id: "presente-indicativo/hablar/yo",
    family: "presente-indicativo",
    item: "hablar",
    tense: "presente-indicativo",
    verb: "hablar",
    person: "yo",
    number: 1,
    sentence: "Una frase con _______ de hablar para yo.",
    correctAnswer: "hablo",
    isIrregular: false,
    timeMarker: null,
    subject: "yo",
    translations: { fr: "Une phrase.", nl: "Een zin.", en: "A sentence." },
    places: { A1: 0, A2: 0, B1: 0, B2: 0 },
  });
});

test("the fill-in sentences of a type have their explanations", async () => {
  const ana = await learner();
  const { body } = await ana.send("GET", "/api/exercises/fill-in?family=desde-hace");
  expect(body).toMatchObject({
    exercises: [
      {
        id: "vivo-aqui",
        family: "desde-hace",
        correctAnswer: "desde hace",
        complement: "diez años",
        verbMarker: "Vivo",
        instruction: null,
        explanationKey: "desde_hace_duracion_continua",
        explanation: { es: "Una duración." },
        note: null,
      },
    ],
  });
});

test("each verb of a tense is listed once, in Spanish order", async () => {
  const ana = await learner();
  expect((await ana.send("GET", "/api/verbs?family=preterito-indefinido")).body).toEqual({
    verbs: [
      { verb: "hablar", isIrregular: false },
      { verb: "oír", isIrregular: false },
      { verb: "tener", isIrregular: true },
    ],
  });
});

const publicPaths = [
  "/api/exercises/conjugation?family=preterito-indefinido",
  "/api/exercises/fill-in?family=desde-hace",
];
const paths = [...publicPaths, "/api/verbs?family=preterito-indefinido"];

test.each(publicPaths)("%s is the same for a learner and for a visitor", async (path) => {
  const ana = await learner();
  const toVisitor = await app.request(path, {}, connectionFrom());
  const toLearner = await app.request(path, { headers: { cookie: ana.cookie } }, connectionFrom());
  expect(toVisitor.headers.get("set-cookie")).toBeNull();
  expect(toVisitor.headers.get("cache-control")).toBe("public, no-cache");
  expect(toVisitor.headers.get("etag")).toBe(toLearner.headers.get("etag"));
  expect(await toVisitor.text()).toBe(await toLearner.text());
});

test.each(paths)("%s is sent again only if it has changed", async (path) => {
  const ana = await learner();
  const first = await ana.send("GET", path);
  const etag = first.headers.get("etag") ?? "";
  const scope = publicPaths.includes(path) ? "public" : "private";
  expect(first.headers.get("cache-control")).toBe(`${scope}, no-cache`);
  const again = await ana.send("GET", path, undefined, { "if-none-match": etag });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers.get("cache-control")).toBe(`${scope}, no-cache`);
  const other = await ana.send("GET", path, undefined, { "if-none-match": '"other"' });
  expect(other.status).toBe(200);
});

test.each(paths)("%s is compressed as the browser accepts", async (path) => {
  const ana = await learner();
  const plain = await ana.send("GET", path);
  const get = async (encoding: string) => {
    const headers = { cookie: ana.cookie, "accept-encoding": encoding };
    const response = await app.request(path, { headers }, connectionFrom());
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const [brotli, gzipped] = [await get("gzip, br, zstd"), await get("gzip")];
  expect(JSON.parse(brotliDecompressSync(brotli.bytes).toString())).toEqual(plain.body);
  expect(JSON.parse(gunzipSync(gzipped.bytes).toString())).toEqual(plain.body);
  for (const [encoding, { response, bytes }] of Object.entries({ br: brotli, gzip: gzipped })) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-encoding": encoding,
      "content-length": String(bytes.length),
      vary: "Accept-Encoding",
    });
  }
  const etags = [plain, brotli.response, gzipped.response].map(({ headers }) =>
    headers.get("etag"),
  );
  expect(new Set(etags).size).toBe(3);
});

test.each([
  ["/api/exercises/conjugation?family=futuro", "family", "unknownFamily"],
  ["/api/exercises/conjugation", "family", "unknownFamily"],
  ["/api/exercises/conjugation?family=desde-hace", "family", "unknownFamily"],
  ["/api/exercises/fill-in?family=hace", "family", "unknownFamily"],
  ["/api/verbs?family=", "family", "unknownFamily"],
])("%s is invalid input", async (path, field, key) => {
  const ana = await learner();
  expect(await ana.send("GET", path)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path: field, key }] } },
  });
});

test("the next request uses content that another process has stored", async () => {
  const ana = await learner();
  const path = "/api/verbs?family=preterito-indefinido";
  const before = await ana.send("GET", path);
  await storeContent(db, {
    hash: "newer",
    conjugation: testContent.conjugation.filter(({ verb }) => verb !== "oír"),
    fillIn: [],
  });
  const etag = before.headers.get("etag") ?? "";
  const after = await ana.send("GET", path, undefined, { "if-none-match": etag });
  expect(after).toMatchObject({ status: 200, body: { verbs: [{}, { verb: "tener" }] } });
  const events = [answer({ item: "oír", given: "oí" })];
  const graded = await ana.send("POST", "/api/progress/events", { events });
  expect(graded.body).toMatchObject({ results: [{ status: "skipped", key: "unknownVerb" }] });
  await storeContent(db, testContent);
  expect((await ana.send("GET", path)).body).toEqual(before.body);
});

/** A site with one cached route, which answers as `respond` does. */
function siteWith(respond: () => Promise<object>) {
  const catalogue = {} as Catalogue;
  const content = { current: async () => catalogue } as ContentStore;
  const app = new Hono().get("/", withCatalogue(content, { cachedBy: "family" }), async (c) =>
    c.json(await respond()),
  );
  app.onError((_error, c) => c.text("failed", 500));
  return app;
}

test("a response that many ask for at the same time is prepared once", async () => {
  let calls = 0;
  const site = siteWith(async () => ({ call: ++calls }));
  const responses = await Promise.all(Array.from({ length: 20 }, () => site.request("/?family=a")));
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(bodies).toEqual(bodies.map(() => ({ call: 1 })));
  expect(await (await site.request("/?family=b")).json()).toEqual({ call: 2 });
});

test("a response that fails is not kept", async () => {
  let calls = 0;
  const site = siteWith(async () => {
    if (++calls === 1) throw new Error("The first call fails.");
    return { call: calls };
  });
  expect((await site.request("/")).status).toBe(500);
  expect(await (await site.request("/")).json()).toEqual({ call: 2 });
});
