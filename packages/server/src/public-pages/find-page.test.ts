import { expect, test } from "vitest";
import { contentOf } from "../testing/fake-renderer.ts";
import { testApp } from "../testing/test-app.ts";

const { nobody } = await testApp();
const get = (path: string) => nobody.send("GET", path);

test.each([
  ["/fr", "/?lng=fr"],
  ["/NL/", "/?lng=nl"],
  ["/FR/Guides", "/fr/guides"],
  ["/fr/guides/", "/fr/guides"],
  ["/fr/guides/Pret%C3%A9rito-Indefinido/", "/fr/guides/preterito-indefinido"],
  ["/en//try", "/en/try"],
  ["/fr/verbs/TENER", "/fr/verbs/tener"],
  ["/fr/verbs/tener/", "/fr/verbs/tener"],
  ["/fr/verbs/ten%C3%A9r", "/fr/verbs/tener"],
  ["/fr/verbs/oir", "/fr/verbs/o%C3%ADr"],
  ["/fr/verbs/oi%CC%81r", "/fr/verbs/o%C3%ADr"],
  ["/fr/verbs/an%CC%83adir", "/fr/verbs/a%C3%B1adir"],
  ["/fr/verbs/anadir", "/fr/verbs/a%C3%B1adir"],
  ["/fr/verbs/reirse", "/fr/verbs/re%C3%ADrse"],
  ["/FR/verbs?q=fui&x=1", "/fr/verbs?q=fui"],
  ["/fr/%76erbs", "/fr/verbs"],
])("%s leads to %s for ever", async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.get("location")]).toEqual([301, location]);
});

test.each([
  "/fr/guides",
  "/nl/guides/preterito-indefinido",
  "/es/verbs",
  "/en/verbs/tener",
  "/en/verbs/tener?utm_source=x&q=ser",
  "/fr/verbs/a%C3%B1adir",
  "/fr/verbs/a%c3%b1adir",
  "/fr/try",
])("%s is a page", async (path) => {
  expect((await get(path)).status).toBe(200);
});

test.each([
  ["half an escape", "/fr/verbs/%", 400],
  ["ñ in Latin-1", "/fr/verbs/a%F1adir", 400],
  ["half a surrogate pair", "/fr/verbs/%ED%A0%80", 400],
  ["a search in Latin-1", "/fr/verbs?q=a%F1adir", 400],
  ["31 letters", `/fr/verbs/${"a".repeat(31)}`, 404],
  ["10,000 letters", `/fr/verbs/${"a".repeat(10_000)}`, 404],
  ["31 letters in place of a list", `/fr/${"a".repeat(31)}`, 404],
])("an address with %s gets a bare answer", async (_, path, expected) => {
  const { status, body } = await get(path);
  expect(status).toBe(expected);
  expect(body).toMatch(/^[A-Z][A-Za-z ]+\n$/);
});

test.each(["/fr/nothing", "/fr/guides/nothing", "/fr/guides/desde-hace/x", "/fr/verbs/tener/x"])(
  "%s is no page, and suggests nothing",
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(contentOf(body)).toMatchObject({ kind: "not-found", language: "fr", search: null });
  },
);

test.each([
  ["escribier", ["escribir"], []],
  ["tuve", ["tener"], [{ infinitive: "tener", tense: "preterito-indefinido" }]],
  ["xyz", [], []],
  ["<script>", [], []],
])("the word %s is no verb, and suggests %j", async (word, suggestions, forms) => {
  const { status, body } = await get(`/nl/verbs/${encodeURIComponent(word)}`);
  expect(status).toBe(404);
  expect(contentOf(body)).toMatchObject({
    kind: "not-found",
    search: { text: word, suggestions, forms },
  });
});

test.each(["/FR/verbs/XYZ/", "/fr/verbs/tener;x=1", "/fr/verbs/tener%0d%0aset-cookie:x"])(
  "%s is no verb, and leads to no other spelling",
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([404, null]);
  },
);

test.each([
  ["tener", "/fr/verbs/tener"],
  [" TENER ", "/fr/verbs/tener"],
  ["anadir", "/fr/verbs/a%C3%B1adir"],
  ["tuve", "/fr/verbs/tener#preterito-indefinido"],
  ["había hablado", "/fr/verbs/hablar#preterito-pluscuamperfecto"],
  ["me levanto", "/fr/verbs/levantarse#presente-indicativo"],
  ["hablarlo", "/fr/verbs/hablar"],
])("a search for %s leads to %s", async (text, location) => {
  const { status, headers } = await get(`/fr/verbs?q=${encodeURIComponent(text)}`);
  expect([status, headers.get("location")]).toEqual([302, location]);
});

test("a search for a form of several verbs shows them", async () => {
  const { status, body, headers } = await get("/fr/verbs?q=fui");
  expect(status).toBe(200);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(contentOf(body)).toMatchObject({
    kind: "verbs",
    search: {
      text: "fui",
      forms: [
        { infinitive: "ser", tense: "preterito-indefinido" },
        { infinitive: "ir", tense: "preterito-indefinido" },
      ],
    },
  });
});

test("a search for anything else suggests verbs", async () => {
  const { status, body } = await get("/fr/verbs?q=tene");
  expect(status).toBe(200);
  expect(contentOf(body)).toMatchObject({ search: { text: "tene", suggestions: ["tener"] } });
});

test("a search for a long text finds nothing and repeats its beginning", async () => {
  const { status, body } = await get(`/fr/verbs?q=${"ñ".repeat(61)}`);
  expect(status).toBe(200);
  const search = { text: `${"ñ".repeat(60)}…`, forms: [], suggestions: [] };
  expect(contentOf(body)).toMatchObject({ kind: "verbs", search });
});

test("an empty search is the list of verbs", async () => {
  expect(contentOf((await get("/fr/verbs?q=+")).body)).toMatchObject({ search: null });
});

test("the page of a verb has two sentences in each tense, with translations", async () => {
  const { body } = await get("/fr/verbs/hablar");
  const sentence = (tense: string, person: string, answer: string) => ({
    tense,
    person,
    answer,
    sentence: `Una frase con _______ de hablar para ${person}.`,
    translation: "Une phrase.",
  });
  expect(contentOf(body)).toMatchObject({
    infinitive: "hablar",
    sentences: [
      sentence("presente-indicativo", "yo", "hablo"),
      sentence("presente-indicativo", "tú", "hablas"),
      sentence("preterito-indefinido", "yo", "hablé"),
      sentence("preterito-indefinido", "tú", "hablaste"),
    ],
  });
});

test("the Spanish page of a verb has sentences without translations", async () => {
  const { sentences } = Object(contentOf((await get("/es/verbs/tener")).body));
  expect(sentences).toMatchObject([{ translation: null }, { translation: null }]);
});

test.each([
  ["tener", "tener"],
  ["levantarse", "levantarse"],
  ["hablarse", "hablar"],
  ["lavarse", "lavarse"],
  ["abacorar", "abacorar"],
])("the canonical page of %s is that of %s", async (infinitive, canonical) => {
  const { body } = await get(`/fr/verbs/${infinitive}`);
  expect(contentOf(body)).toMatchObject({ infinitive, canonical });
});
