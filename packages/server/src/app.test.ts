import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { defaultCacheControl } from "./http/headers.ts";
import { version } from "./release.ts";
import { appOn, connectionFrom, testApp, visitor } from "./testing/test-app.ts";

const { app, db, nobody, learner } = await testApp();

test("an unknown path of the API gets the API's not_found error", async () => {
  for (const method of ["GET", "POST", "DELETE"]) {
    expect(await nobody.send(method, "/api/nothing")).toMatchObject({
      status: 404,
      body: { error: { code: "not_found" } },
    });
  }
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "",
])("a body with the content type %j is refused", async (type) => {
  const ana = await learner();
  const change = { username: "Eva" };
  expect(await ana.send("PATCH", "/api/profile", change, { "content-type": type })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "", key: "malformedJson" }] } },
  });
});

test("the content type of JSON may name a charset", async () => {
  const ana = await learner();
  const headers = { "content-type": "application/json; charset=utf-8" };
  const changed = await ana.send("PATCH", "/api/profile", { username: "Eva" }, headers);
  expect(changed).toMatchObject({ status: 200, body: { username: "Eva" } });
});

test.each([
  ["nothing", ""],
  ["half an object", '{"username":'],
  ["bytes that are not UTF-8", Buffer.from('{"username":"Ren\xe9"}', "latin1")],
])("a body of %s is malformed", async (_, body) => {
  const { cookie } = await learner();
  const headers = { "content-type": "application/json", cookie };
  const answer = await app.request(
    "/api/profile",
    { method: "PATCH", headers, body },
    connectionFrom(),
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: { code: "invalid_input", issues: [{ path: "", key: "malformedJson" }] },
  });
});

test.each([
  ["GET", "/api/profile", 200, "no-store"],
  ["GET", "/api/auth/get-session", 200, "no-store"],
  ["PATCH", "/api/profile", 400, "no-store"],
  ["GET", "/api/nothing", 404, "no-store"],
  ["GET", "/api/verbs?family=preterito-indefinido", 200, "private, no-cache"],
])("%s %s, answered with %i, has cache-control %s", async (method, path, status, kept) => {
  const ana = await learner();
  const answer = await ana.send(method, path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe(kept);
});

test.each([
  ["/api/packages/ana@example.org", "/api/packages/:id", 401],
  ["/api/ana@example.org", "/api/*", 404],
  ["/ana@example.org", "/*", 404],
  ["/app/ana@example.org", "/app/*", 302],
])("a request for %s is logged by its route, %s", async (path, route, status) => {
  const lines: string[] = [];
  const { app } = appOn(db, { log: pino({}, { write: (line) => lines.push(line) }) });
  await visitor(app).send("GET", path);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines.join())).toMatchObject({ method: "GET", route, status });
  expect(lines.join()).not.toContain("ana@");
});

test.each([
  ["a7-B_9", true],
  ["x".repeat(64), true],
  ["x".repeat(65), false],
  ["ana@example.org", false],
])("the request id %s is kept: %s", async (id, kept) => {
  const { headers } = await nobody.send("GET", "/healthz", undefined, { "x-request-id": id });
  expect(headers.get("x-request-id") === id).toBe(kept);
});

test("the content security policy allows only the application's own files", async () => {
  const { headers } = await nobody.send("GET", "/");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test.each(["/auth", "/auth/reset", "/app", "/app/theory/desde-hace", "/admin"])(
  "%s serves the web application with no-cache",
  async (path) => {
    const page = await (await learner()).send("GET", path);
    expect(page.status).toBe(200);
    expect(page.body).toContain("<title>Verbena</title>");
    expect(page.headers.get("cache-control")).toBe("no-cache");
  },
);

test("an unknown page serves the web application with status 404", async () => {
  for (const path of ["/nowhere", "/application", "/..%2f..%2fpackage.json"]) {
    const page = await nobody.send("GET", path);
    expect(page.status).toBe(404);
    expect(page.body).toContain("<title>Verbena</title>");
  }
});

test("no path makes Hono use a slower router", async () => {
  await nobody.send("GET", "/healthz");
  expect(app.router.name).toBe("SmartRouter + RegExpRouter");
});

test("a default header keeps the response that the route has returned", async () => {
  const returned = Response.json({});
  const route = new Hono().use(defaultCacheControl("no-store")).get("/", () => returned);
  const response = await route.request("/");
  expect(response).toBe(returned);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("hidden files of the build are not served", async () => {
  expect((await nobody.send("GET", "/.built")).status).toBe(404);
});

test("a file with a hash in its name is immutable", async () => {
  const file = await nobody.send("GET", "/assets/index-1a2b3c.js");
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toContain("text/javascript");
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("a revalidated file with a hash in its name stays immutable", async () => {
  const path = "/assets/index-1a2b3c.js";
  const etag = (await nobody.send("GET", path)).headers.get("etag") ?? "";
  const file = await nobody.send("GET", path, undefined, { "if-none-match": etag });
  expect(file.status).toBe(304);
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("a missing file is not cached", async () => {
  const file = await nobody.send("GET", "/assets/gone-1a2b3c.js");
  expect(file.status).toBe(404);
  expect(file.headers.get("cache-control")).toBe("no-cache");
});

test("a server that is stopping is alive but not ready", async () => {
  const stopping = visitor(appOn(db, { isDraining: true }).app);
  expect(await stopping.send("GET", "/healthz")).toMatchObject({ status: 200 });
  expect(await stopping.send("GET", "/readyz")).toMatchObject({ status: 503 });
});

test("/healthz answers with the version, and /readyz answers", async () => {
  const body = { status: "ok", version };
  expect(await nobody.send("GET", "/healthz")).toMatchObject({ status: 200, body });
  expect(await nobody.send("GET", "/readyz")).toMatchObject({ status: 200 });
});
