import { expect, test } from "vitest";
import { appOn, testApp, visitor } from "../testing/test-app.ts";

const { db, nobody } = await testApp();
const suggest = (starts: string, headers?: Record<string, string>) =>
  nobody.send("GET", `/api/v1/verbs?${new URLSearchParams({ starts })}`, undefined, headers);

test.each([
  ["tene", ["tener"]],
  ["TENE ", ["tener"]],
  ["anadi", ["añadir"]],
  ["añadi", ["añadir"]],
  ["an\u0303adi", ["añadir"]],
  ["oir", ["oír"]],
  ["levantars", ["levantarse"]],
  ["averigu", ["averiguar"]],
  ["xyz", []],
  ["<b>", []],
])("%s starts the verbs %j", async (starts, verbs) => {
  expect(await suggest(starts)).toMatchObject({ status: 200, body: { verbs } });
});

test("the twenty most frequent verbs come, the most frequent first", async () => {
  const { verbs } = Object((await suggest("te")).body);
  expect(verbs).toHaveLength(20);
  // An everyday verb without a meaning, and a common one.
  expect(verbs.indexOf("tener")).toBeLessThan(verbs.indexOf("teclear"));
  expect(verbs.indexOf("teclear")).toBeLessThan(verbs.indexOf("teatralizar"));
});

test("a ñ finds only verbs with ñ", async () => {
  expect(Object((await suggest("añ")).body).verbs).not.toContain("andar");
  expect(Object((await suggest("an")).body).verbs).toContain("andar");
});

test("programs of any site may ask, and any proxy may keep the answer", async () => {
  const site = { origin: "https://other.example", "sec-fetch-site": "cross-site" };
  const { status, headers } = await suggest("te", site);
  expect(status).toBe(200);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
  expect(headers.get("cache-control")).toBe("public, max-age=300");
  expect(headers.get("set-cookie")).toBeNull();
  const again = await suggest("te", { "if-none-match": headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(again.headers.get("access-control-allow-origin")).toBe("*");
});

test.each([
  ["no letters", "/api/v1/verbs"],
  ["an empty text", "/api/v1/verbs?starts="],
  ["31 letters", `/api/v1/verbs?starts=${"a".repeat(31)}`],
])("a request with %s is answered with a problem document", async (_, path) => {
  const { body, headers } = await nobody.send("GET", path);
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse(String(body))).toEqual({
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: "The parameter starts must have 1 to 30 letters.",
  });
});

test.each(["/api/v1/nothing", "/api/v1"])("so is a request for %s", async (path) => {
  const { status, body } = await nobody.send("GET", path);
  expect(status).toBe(404);
  expect(JSON.parse(String(body))).toEqual({
    type: "about:blank",
    title: "Not Found",
    status: 404,
  });
});

test("a client that asks without a pause is told when to try again", async () => {
  const { app, setClock } = appOn(db);
  setClock("2026-03-10T09:00:00Z");
  const ask = () => visitor(app).send("GET", "/api/v1/verbs?starts=te");
  // A suggestion costs a twentieth of a page, of which everybody has forty a second.
  for (let asked = 0; asked < 799; asked += 1) expect((await ask()).status).toBe(200);
  await ask();
  const { status, headers } = await ask();
  expect(status).toBe(429);
  expect(headers.get("retry-after")).toBe("1");
  expect(headers.get("content-type")).toBe("application/problem+json");
});

test("without public pages, there are no suggestions", async () => {
  const { send } = visitor(appOn(db, { publicPages: "off" }).app);
  expect((await send("GET", "/api/v1/verbs?starts=te")).status).toBe(404);
});
