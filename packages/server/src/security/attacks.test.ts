import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { adminActions, users } from "../db/schema.ts";
import { createHttpServer } from "../http/http-server.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../testing/account.ts";
import { endpoints } from "../testing/endpoints.ts";
import { answer } from "../testing/progress.ts";
import { appOn, testApp, visitor } from "../testing/test-app.ts";
import { createTestUsers } from "../testing/test-users.ts";

const hashing = countingHashing();
const site = await testApp({ hashing });
const { app, db, nobody, learner } = site;
const testUsers = await createTestUsers(site);

const server = await listening(app);

const family = "preterito-indefinido";
const script = "<img src=x onerror=alert(1)>";
const names = Object.keys(endpoints);
const writing = names.filter((name) => / \/api\//.test(name) && !name.startsWith("GET "));

async function listening({ fetch }: typeof app): Promise<Server> {
  const server = createHttpServer(getRequestListener(fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => void server.close());
  return server;
}

const connectTo = (server: Server) => connect((server.address() as AddressInfo).port, "127.0.0.1");

/** Sends raw bytes, and returns the raw answer. */
async function answerTo(request: string): Promise<string> {
  const socket = connectTo(server);
  socket.write(request);
  return text(socket);
}

test.each(writing)("%s is forbidden to a page of another site", async (name) => {
  const [method = "", path = ""] = name.split(" ");
  for (const { send } of [nobody, testUsers.owner, testUsers.administrator]) {
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      expect((await send(method, path, {}, headers)).status).toBe(403);
    }
  }
});

test("a link of another site opens pages and starts no download", async () => {
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  const visit = (path: string) => testUsers.administrator.send("GET", path, undefined, headers);
  for (const path of ["/api/admin/users.csv", "/api/export/everything.json"]) {
    expect((await visit(path)).status).toBe(403);
  }
  expect(await db.$count(adminActions, eq(adminActions.kind, "users-exported"))).toBe(0);
  expect((await visit("/app/profile")).status).toBe(200);
});

test.each(["http://verbena.example", "https://verbena.example:8443", "https://127.0.0.1:3000"])(
  "with BASE_URL, the origin %s is forbidden",
  async (origin) => {
    const { app } = appOn(db, { hashing, baseUrl: new URL("https://verbena.example") });
    const ask = (from: string) => ({ origin: from, host: new URL(origin).host });
    const post = (from: string) => visitor(app).send("POST", "/api/auth/sign-out", {}, ask(from));
    expect((await post(origin)).status).toBe(403);
    expect((await post("https://verbena.example")).status).not.toBe(403);
  },
);

test("answers have no CORS headers", async () => {
  const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
  for (const method of ["GET", "OPTIONS"]) {
    const { headers: answered } = await testUsers.owner.send(
      method,
      "/api/profile",
      undefined,
      headers,
    );
    expect([...answered.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(answered.get("cross-origin-resource-policy")).toBe("same-origin");
  }
});

test("a stored script is returned as data that no browser runs", async () => {
  const ana = await learner();
  await ana.send("PATCH", "/api/profile", { username: script });
  await ana.send("POST", "/api/packages", { family, name: script, verbs: ["tener"] });
  await ana.send("POST", "/api/progress/events", { events: [answer({ given: script })] });
  for (const path of [
    "/api/profile",
    `/api/packages?family=${family}`,
    "/api/statistics/answers",
  ]) {
    const { headers, body } = await ana.send("GET", path);
    expect(JSON.stringify(body)).toContain(script);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  const { headers, body } = await ana.send("GET", "/api/export/answers.csv");
  expect(body).toContain(script);
  expect(headers.get("content-disposition")).toMatch(/^attachment;/);
});

test.each([
  ["GET", `/${encodeURIComponent(script)}`],
  ["GET", `/app/${encodeURIComponent(script)}`],
  ["GET", `/?lng=${encodeURIComponent(script)}`],
  ["GET", `/api/${encodeURIComponent(script)}`],
  ["GET", `/api/verbs?family=${encodeURIComponent(script)}`],
  ["GET", `/api/auth/confirm-address?token=${encodeURIComponent(script)}`],
  ["POST", `/api/auth/sign-in/email`],
])("the answer to %s %s does not reflect its input", async (method, path) => {
  const body = method === "POST" ? { email: script, password: script } : undefined;
  const { body: answered, headers } = await testUsers.owner.send(method, path, body);
  expect(JSON.stringify([answered, [...headers]])).not.toContain("onerror");
});

test.each(['localhost"onmouseover=alert(1)//', "localhost'x", "evil.example/<script>", "a b"])(
  "the host %s is not reflected in a page",
  async (host) => {
    const page = await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(page).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(page).not.toMatch(/onmouseover=|<script>|'x/);
  },
);

const ask = (app: typeof site.app, host: string, path = "/") =>
  visitor(app).send("GET", path, undefined, { host });

test.each(["evil.example", "evil.example:3000", "127.0.0.1.evil.example", "$`$`", "a b"])(
  "the host %s, which a stranger can own, is refused with an explanation",
  async (host) => {
    for (const path of ["/", "/app", "/api/verbs"]) {
      const refused = await ask(app, host, path);
      expect(refused.status).toBe(421);
      expect(refused.body).toContain("set BASE_URL");
      expect(refused.body).not.toContain(host);
    }
    for (const path of ["/healthz", "/readyz"]) {
      expect((await ask(app, host, path)).status).toBe(200);
    }
  },
);

test.each([
  "192.168.1.20:3000",
  "[fd00::1]:3000",
  "raspberrypi:3000",
  "verbena.local",
  "LOCALHOST",
])("the host %s, which nobody else can own, is answered", async (host) => {
  expect((await ask(app, host)).status).toBe(200);
});

test("with BASE_URL, any host is accepted", async () => {
  const { app } = appOn(db, { baseUrl: new URL("https://verbena.example") });
  expect((await ask(app, "backend.example")).status).toBe(200);
});

test("mass assignment of role, id or confirmation has no effect", async () => {
  const account = newAccount();
  const more = { role: "admin", id: testUsers.owner.id, emailVerified: true };
  const ana = visitor(app, cookieOf(await signUp(nobody, { ...account, ...more })));
  for (const [name, value] of Object.entries({
    ...more,
    email: "eva@example.org",
    userId: more.id,
  })) {
    const { status } = await ana.send("PATCH", "/api/profile", { username: "Eva", [name]: value });
    expect([name, status]).toEqual([name, 400]);
  }
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  expect(user).toMatchObject({ role: "user", emailVerified: false });
  expect(user?.id).not.toBe(testUsers.owner.id);
});

test("a learner cannot send a verdict", async () => {
  const ana = await learner();
  const told = {
    correct: true,
    verdict: "correct",
    quality: 5,
    userId: testUsers.owner.id,
    seq: 9,
  };
  const events = [answer({ given: "mal", ...told })];
  await ana.send("POST", "/api/progress/events", { events, userId: testUsers.owner.id });
  expect((await ana.send("GET", "/api/statistics/answers")).body).toMatchObject({
    answers: [{ given: "mal", verdict: "wrong" }],
  });
});

test.each(writing)("%s is safe from prototype pollution", async (name) => {
  const { path, body } = endpoints[name] ?? {};
  const [method = "", route = ""] = name.split(" ");
  const fields = JSON.stringify((await body?.(testUsers)) ?? {});
  const polluted = ['{"__proto__":', '{"constructor":{"prototype":', '{"x":{"__proto__":'].map(
    (start) => `${start}${fields.replace("{", '{"role":"admin","isAdmin":true,')}`,
  );
  for (const start of polluted) {
    const closed = start + "}".repeat(start.startsWith('{"__proto__"') ? 1 : 2);
    const { status } = await testUsers.stranger.send(method, path?.(testUsers) ?? route, closed);
    expect(status).toBeLessThan(500);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, "role")).toBeUndefined();
  const profile = await testUsers.stranger.send("GET", "/api/admin/overview");
  expect(profile.status).not.toBe(200);
});

test.each(["name", "email"])("a line break in a %s is refused", async (field) => {
  for (const more of ["\r\nBcc: evil@example.org", "\nSubject: Hola", "\u2028Bcc: x", "\0"]) {
    const account = newAccount();
    const key = field === "name" ? "name" : "email";
    const { status } = await signUp(nobody, { ...account, [key]: `${account[key]}${more}` });
    if (more.startsWith("\u2028") && field === "name") continue;
    expect([more, status]).toEqual([more, 400]);
  }
});

test.each([
  "/../../app.ts",
  "/%2e%2e/%2e%2e/app.ts",
  "/..%2f..%2fapp.ts",
  "/assets/..%2f..%2f..%2fapp.ts",
  "/assets/../../../app.ts",
  "/..\\..\\app.ts",
  "/%5c..%5c..%5capp.ts",
  "/....//....//app.ts",
  "//etc/passwd",
  "/assets//etc/passwd",
  "/%2fetc%2fpasswd",
  "/app.ts%00.html",
  "/assets/%00",
  "/%c0%ae%c0%ae/app.ts",
  "/%",
])("%s reaches no file outside the web application", async (path) => {
  const response = await answerTo(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 (200|30\d|400|404) /);
  expect(response).not.toMatch(/createApp|root:/);
  expect(response).not.toMatch(/\n\s+at /);
});

test.each(["Content-Length: 500\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n9\r\n"])(
  "a client that disconnects after %j causes no server error",
  async (beginning) => {
    const lines: string[] = [];
    const answered = Promise.withResolvers<void>();
    const write = (line: string) => {
      lines.push(line);
      if (line.includes('"msg":"request"')) answered.resolve();
    };
    const unlucky = await listening(appOn(db, { log: pino({}, { write }) }).app);
    const socket = connectTo(unlucky);
    const begun = once(unlucky, "request");
    const head = "POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\n";
    socket.write(`${head}Content-Type: application/json\r\n${beginning}{"email":`);
    await begun;
    socket.destroy();
    await answered.promise;
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, status: 400 }]);
  },
);

test("behind TLS, cookies are Secure and HSTS is set", async () => {
  const secure = appOn(db, { hashing, baseUrl: new URL("https://verbena.example") });
  const ana = visitor(secure.app);
  const account = newAccount();
  for (const answered of [await signUp(ana, account), await signIn(ana, account)]) {
    const [cookie] = answered.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-verbena\.session_token=/);
    for (const attribute of ["; Secure", "; HttpOnly", "; SameSite=Lax", "; Path=/"]) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain("Domain");
    expect(answered.headers.get("strict-transport-security")).toBe("max-age=31536000");
  }
  expect((await nobody.send("GET", "/")).headers.has("strict-transport-security")).toBe(false);
});

test.each(["__Secure-", ""])("behind TLS, a session cookie named %j is ignored", async (prefix) => {
  const { app } = appOn(db, { hashing, baseUrl: new URL("https://verbena.example") });
  const [cookie] = (await signUp(visitor(app), newAccount())).headers.getSetCookie();
  const session = cookie?.split(";")[0] ?? "";
  const whose = (sent: string) => visitor(app, sent).send("GET", "/api/auth/get-session");
  expect(await whose(session)).toMatchObject({ body: { user: { name: "Ana" } } });
  expect((await whose(session.replace("__Host-", prefix))).body).toBeNull();
});

test.each(["/", "/app", "/api/profile", "/api/nothing", "/nowhere", "/assets/index-1a2b3c.js"])(
  "%s is answered with security headers",
  async (path) => {
    const { headers } = await nobody.send("GET", path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("default-src 'self'"),
    });
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.has("x-powered-by")).toBe(false);
  },
);

test("routes without a session refuse large bodies", async () => {
  const input = { ...newAccount(), more: "x".repeat(16 * 1024) };
  expect((await signUp(nobody, input)).status).toBe(413);
});
