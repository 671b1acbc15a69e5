import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { contentVersion, hiddenExercises } from "../db/schema.ts";
import { contentOf, fakeRenderer } from "../testing/fake-renderer.ts";
import { recordStatements } from "../testing/inspect-database.ts";
import { appOn, connectionFrom, createLearner, testApp, visitor } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import type { LoadRenderer } from "./renderer.ts";

const { app, db, nobody } = await testApp();
const baseUrl = new URL("https://verbena.example");

/** A renderer that counts its pages in French. It renders the pages that warm it up in another language. */
function countingRenderer() {
  const rendered: string[] = [];
  const loadRenderer: LoadRenderer = async () => {
    const { renderPage, ...built } = await fakeRenderer();
    return {
      ...built,
      renderPage: (page) => {
        if (page.language === "fr") rendered.push(page.kind);
        return renderPage(page);
      },
    };
  };
  return { rendered, loadRenderer };
}

test("the page has the head, the body, and the language in place of the template's", async () => {
  const { body, headers } = await nobody.send("GET", "/nl/verbs/tener");
  expect(body).toMatch(/^<!doctype html><html lang="nl">/);
  expect(body).toContain("<title>verb</title></head>");
  expect(body).not.toContain("<!--");
  expect(headers.get("content-type")).toBe("text/html; charset=UTF-8");
  expect(headers.get("content-language")).toBe("nl");
});

test("replacement patterns in a page have no effect", async () => {
  const loadRenderer: LoadRenderer = async () => ({
    ...(await fakeRenderer()),
    renderPage: () => ({ head: "$`$&$'", body: "$$" }),
  });
  const { body } = await visitor(appOn(db, { loadRenderer }).app).send("GET", "/fr/guides");
  expect(body).toContain("</style>$`$&$'</head>\n<body>$$<script>");
});

test("the policy allows the template's inline style and script by their hashes", async () => {
  // From `printf '%s' 'h1 { color: red }' | openssl dgst -sha256 -binary | base64`.
  const style = "style-src 'self' 'sha256-tTSm1OckW5h6W6ygQhQ4J51f9En6kC/x9O18pXFX6KM='";
  const first = await nobody.send("GET", "/fr/guides");
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  const again = await nobody.send("GET", "/fr/guides", undefined, headers);
  expect(again.status).toBe(304);
  for (const response of [first, again]) {
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(style);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
  }
});

test.each([
  ["zstd, gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["", null, (bytes: Buffer) => bytes],
])("a browser that accepts %j gets the page as %s", async (accepted, encoding, decode) => {
  const headers = { "accept-encoding": accepted };
  const response = await app.request("/fr/guides", { headers }, connectionFrom());
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(contentOf(decode(bytes))).toMatchObject({ kind: "guides" });
});

test("any proxy may keep a page for five minutes", async () => {
  for (const path of ["/fr/guides", "/fr/verbs/Tener", "/fr/verbs?q=tuve", "/fr/verbs?q=fui"]) {
    const { headers } = await nobody.send("GET", path);
    expect([path, headers.get("cache-control")]).toEqual([path, "public, max-age=300"]);
  }
});

test("a page is the same with and without a session, sets no cookie, and reads no database", async () => {
  const now = new Date();
  const ana = await createLearner({ app, db, now });
  for (const path of ["/fr/guides", "/fr/verbs/ser", "/fr/verbs?q=fui", "/fr/try", "/fr/nothing"]) {
    await nobody.send("GET", path);
    const statements: string[] = [];
    const stop = recordStatements(db, ({ text }) => void statements.push(text));
    const cookie = `${ana.cookie}; verbena_language=en`;
    const theirs = await nobody.send("GET", path, undefined, { cookie, "accept-language": "nl" });
    const ours = await nobody.send("GET", path);
    stop();
    expect(statements).toEqual([]);
    const withoutId = ({ headers }: typeof ours) =>
      [...headers].filter(([name]) => name !== "x-request-id");
    expect(theirs.body).toEqual(ours.body);
    expect(withoutId(theirs)).toEqual(withoutId(ours));
    expect(ours.headers.get("set-cookie")).toBeNull();
  }
});

test("a page that the browser has is not rendered again, also after a restart", async () => {
  const first = countingRenderer();
  const response = await visitor(appOn(db, first).app).send("GET", "/fr/verbs/tener");
  const headers = { "if-none-match": `"x", ${response.headers.get("etag")}` };
  const second = countingRenderer();
  const restarted = visitor(appOn(db, second).app);
  const again = await restarted.send("GET", "/fr/verbs/tener", undefined, headers);
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers.get("cache-control")).toBe("public, max-age=300");
  expect(first.rendered).toEqual(["verb"]);
  expect(second.rendered).toEqual([]);
});

test("pages differ in their tags by path, search, release, and site", async () => {
  const release: LoadRenderer = async () => ({ ...(await fakeRenderer()), version: "next" });
  const tagOf = async (site: Parameters<typeof appOn>[1], path: string) =>
    (await visitor(appOn(db, site).app).send("GET", path)).headers.get("etag");
  const tags = [
    await tagOf({}, "/fr/verbs"),
    await tagOf({}, "/nl/verbs"),
    await tagOf({}, "/fr/verbs?q=fui"),
    await tagOf({ loadRenderer: release }, "/fr/verbs"),
    await tagOf({ baseUrl }, "/fr/verbs"),
    await tagOf({ legalUrl: baseUrl }, "/fr/verbs"),
    await tagOf({ baseUrl, publicPages: "listed" }, "/fr/verbs"),
  ];
  expect(new Set(tags).size).toBe(tags.length);
  expect(await tagOf({}, "/fr/verbs?utm_source=x")).toBe(tags[0]);
});

test("HEAD answers as GET, without a body", async () => {
  const get = await nobody.send("GET", "/fr/guides");
  const head = await nobody.send("HEAD", "/fr/guides");
  expect(head).toMatchObject({ status: 200, body: "" });
  expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
});

test("a correction changes the page once the content is read again", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const { app, dependencies } = appOn(db);
  const { send } = visitor(app);
  const before = await send("GET", "/fr/verbs/tener");
  await db.insert(hiddenExercises).values({ exerciseId: "preterito-indefinido/tener/yo" });
  await db.update(contentVersion).set({ hash: "test-content+1" });
  const headers = { "if-none-match": before.headers.get("etag") ?? "" };
  expect((await send("GET", "/fr/verbs/tener", undefined, headers)).status).toBe(304);
  await dependencies.contentSnapshot.refresh();
  const after = await send("GET", "/fr/verbs/tener", undefined, headers);
  expect(after.status).toBe(200);
  const { sentences } = Object(contentOf(after.body));
  expect(sentences).toMatchObject([{ answer: "tuviste" }, { answer: "tuvo" }]);
});

test("pages do not need the database after the start", async () => {
  const { db, close } = await testDatabase();
  const { app, dependencies } = appOn(db);
  await dependencies.contentSnapshot.refresh();
  await close();
  await dependencies.contentSnapshot.refresh();
  const { status, body } = await visitor(app).send("GET", "/fr/verbs/tener");
  expect(status).toBe(200);
  expect(contentOf(body)).toMatchObject({ sentences: [{ answer: "tuve" }, { answer: "tuviste" }] });
});

test("when rendering fails, the log says which page and why, and nobody keeps the answer", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
  const loadRenderer: LoadRenderer = async () => ({
    ...(await fakeRenderer()),
    renderPage: ({ kind }) => {
      if (kind === "guides") throw new TypeError("no guide");
      return { head: "", body: "" };
    },
  });
  const { send } = visitor(appOn(db, { log, loadRenderer }).app);
  const { status, body, headers } = await send("GET", "/nl/guides");
  expect(status).toBe(500);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("etag")).toBeNull();
  expect(body).toContain("Deze pagina kan nu niet worden getoond.");
  expect(body).not.toContain("no guide");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { page: "/nl/guides", error: { name: "TypeError", message: "no guide" } },
  ]);
  expect((await send("GET", "/nl/verbs")).status).toBe(200);
});

test("a renderer that could not be loaded is loaded again for the next page", async () => {
  let loads = 0;
  const loadRenderer: LoadRenderer = () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error("no file")) : fakeRenderer();
  };
  const { send } = visitor(appOn(db, { loadRenderer }).app);
  expect((await send("GET", "/fr/guides")).status).toBe(500);
  expect((await send("GET", "/fr/guides")).status).toBe(200);
  expect((await send("GET", "/fr/verbs")).status).toBe(200);
  expect(loads).toBe(2);
});

test("the renderer is not loaded before a public page is requested", async () => {
  const { rendered, loadRenderer } = countingRenderer();
  const { send } = visitor(appOn(db, { loadRenderer }).app);
  for (const path of ["/", "/auth", "/robots.txt", "/fr", "/fr/verbs/TENER"])
    await send("GET", path);
  expect(rendered).toEqual([]);
});

test("the page names its origin only with BASE_URL, and the operator's legal notice", async () => {
  const legalUrl = new URL("https://school.example/legal");
  const { send } = visitor(appOn(db, { baseUrl, legalUrl }).app);
  expect(contentOf((await send("GET", "/fr/guides")).body)).toMatchObject({
    origin: "https://verbena.example",
    legalUrl: "https://school.example/legal",
  });
  expect(contentOf((await nobody.send("GET", "/fr/guides")).body)).toMatchObject({
    origin: null,
    legalUrl: null,
  });
});

test.each([
  ["/fr/guides", null],
  ["/fr/guides/desde-hace", null],
  ["/fr/verbs", null],
  // It has a meaning, but no sentences here.
  ["/fr/verbs/abrir", null],
  ["/fr/verbs/abacorar", "noindex, follow"],
  ["/fr/verbs/hablarse", "noindex, follow"],
  ["/fr/verbs?q=fui", "noindex, follow"],
  ["/fr/try", "noindex, follow"],
  ["/", null],
])("on a listed site, %s has the rule for robots %j", async (path, rule) => {
  const { send } = visitor(appOn(db, { publicPages: "listed", baseUrl }).app);
  for (const times of [1, 2]) {
    const { status, headers } = await send("GET", path);
    expect([times, status, headers.get("x-robots-tag")]).toEqual([times, 200, rule]);
  }
});

test.each(["/fr/guides", "/fr/verbs/tener", "/fr/verbs/abacorar", "/fr/try", "/"])(
  "by default, search engines do not list %s",
  async (path) => {
    const { send } = visitor(appOn(db, { baseUrl }).app);
    expect((await send("GET", path)).headers.get("x-robots-tag")).toBe("noindex");
  },
);

test("without public pages, their addresses lead to the sign-in", async () => {
  const { send } = visitor(appOn(db, { publicPages: "off" }).app);
  for (const path of ["/fr/guides", "/FR/verbs/tener", "/nl/try", "/nl/try/a2", "/fr/nothing"]) {
    const { status, headers } = await send("GET", path);
    expect([path, status, headers.get("location")]).toEqual([path, 302, "/auth"]);
  }
  expect((await send("GET", "/fr")).headers.get("location")).toBe("/?lng=fr");
});

test("an address with another beginning is the application's", async () => {
  for (const path of ["/xx/guides", "/fra/guides", "/fr/try/a2"]) {
    expect((await nobody.send("GET", path)).headers.get("content-language")).toBeNull();
  }
});
