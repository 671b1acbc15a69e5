import { expect, test } from "vitest";
import { z } from "zod";
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
    detail: "The parameter starts is missing or wrong: see openapi.json.",
  });
});

test("a verb has all its forms, also without its accent in the address", async () => {
  const { status, body } = await nobody.send("GET", "/api/v1/verbs/oir");
  expect(status).toBe(200);
  expect(body).toMatchObject({ infinitive: "oír", class: "ir", reflexive: false, known: true });
  const { tenses } = Object(body);
  expect(tenses).toHaveLength(23);
  const { tense, forms } = tenses[0];
  expect(tense).toBe("presente-indicativo");
  expect(forms).toHaveLength(6);
  expect(forms[0]).toMatchObject({
    person: "yo",
    form: "oigo",
    variants: [],
    parts: { before: "", stem: "oig", ending: "o", after: "" },
  });
});

test.each([
  ["tuve", "tuve is a form of tener, not an infinitive.", ["tener"]],
  ["conocr", "conocr is not an infinitive.", ["conocer"]],
  ["123", "123 is not an infinitive.", []],
])("%s is no verb, and the answer says why", async (verb, detail, suggestions) => {
  const { status, body, headers } = await nobody.send("GET", `/api/v1/verbs/${verb}`);
  expect(status).toBe(404);
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(JSON.parse(String(body))).toMatchObject({ title: "Not Found", detail, suggestions });
});

const diagnose = (asked: Record<string, string>) =>
  nobody.send("GET", `/api/v1/diagnose?${new URLSearchParams(asked)}`);
const tener = { verb: "tener", tense: "preterito-indefinido", person: "yo" };

test("a diagnosis says why an answer is wrong", async () => {
  const { body } = await diagnose({ ...tener, given: "tení" });
  expect(body).toMatchObject({
    verdict: "wrong",
    right: ["tuve"],
    causes: [
      {
        code: "regularised",
        given: { stem: "ten", ending: "í" },
        right: { stem: "tuv", ending: "e" },
        sentence: expect.stringContaining("tuv"),
      },
    ],
  });
});

test.each([
  [{ ...tener, given: "TUVE " }, "correct", []],
  [{ ...tener, person: "él", given: "tuvó" }, "accent", ["accent"]],
  [{ verb: "hablar", tense: "gerundio", given: "hablado" }, "wrong", ["non-finite"]],
  [{ verb: "imprimir", tense: "participio", given: "imprimido" }, "correct", []],
])("%j is %s", async (asked, verdict, codes) => {
  const { status, body } = await diagnose(asked);
  expect(status).toBe(200);
  expect(body).toMatchObject({ verdict, causes: codes.map((code) => ({ code })) });
});

test("a wrong compound form has the causes of each part", async () => {
  const abrir = { verb: "abrir", tense: "preterito-perfecto", person: "yo", given: "has abrido" };
  const { causes } = Object((await diagnose(abrir)).body);
  expect(causes).toMatchObject([{ part: "auxiliary" }, { part: "participle" }]);
});

test.each([
  [{ ...tener, given: "" }, 400],
  [{ ...tener, tense: "aorist", given: "tuve" }, 400],
  [{ ...tener, person: "vos", given: "tuviste" }, 400],
  [{ ...tener, given: "x".repeat(101) }, 400],
  [{ ...tener, verb: "casa", given: "tuve" }, 404],
  [{ verb: "tener", tense: "preterito-indefinido", given: "tuve" }, 404],
  [{ verb: "tener", tense: "imperativo-afirmativo", person: "yo", given: "ten" }, 404],
])("the question %j gets the status %i", async (asked, status) => {
  const answered = await diagnose(asked);
  expect(answered.status).toBe(status);
  expect(answered.headers.get("content-type")).toBe("application/problem+json");
});

test("every answer is as the OpenAPI document says", async () => {
  const { body } = await nobody.send("GET", "/api/v1/openapi.json");
  const document = Object(body);
  expect(document.openapi).toBe("3.1.0");
  const definitions = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
  );
  const requests: [path: string, of: string, parameters: Record<string, string>][] = [
    ["/verbs", "Suggestions", { starts: "te" }],
    ["/verbs/irse", "Verb", {}],
    ["/verbs/xyz", "Problem", {}],
    ["/diagnose", "Diagnosis", { ...tener, given: "tení" }],
    ["/diagnose", "Problem", { ...tener, given: "" }],
  ];
  for (const [path, name, parameters] of requests) {
    const query = new URLSearchParams(parameters);
    const { body: answer } = await nobody.send("GET", `/api/v1${path}?${query}`);
    const schema = z.fromJSONSchema({ $defs: definitions, $ref: `#/$defs/${name}` });
    schema.parse(typeof answer === "string" ? JSON.parse(answer) : answer);
  }
  const described = Object.entries<Record<string, unknown>>(document.paths);
  expect(described.map(([path]) => path)).toEqual(["/verbs", "/verbs/{verb}", "/diagnose"]);
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
