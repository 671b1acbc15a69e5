import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cookieOf, countingHashing, newAccount, signUp } from "../testing/account.ts";
import { readHaproxyConfiguration } from "../testing/haproxy.ts";
import { answer } from "../testing/progress.ts";
import { testApp, visitor } from "../testing/test-app.ts";

const { app, nobody, setClock } = await testApp({ hashing: countingHashing() });

const account = newAccount();
const packageId = randomUUID();
const selection = { id: packageId, family: "preterito-indefinido", name: "Irregulares" };
const report = { id: randomUUID(), family: "desde-hace", exerciseId: "vivo-aqui" };

/** Every change that HAProxy may send again if a server fails, in an order in which each works. */
const changes = [
  ["POST", "/api/progress/events", { events: [answer(), answer({ given: "tubo" })] }],
  ["PATCH", "/api/profile", { dailyAim: 30 }],
  ["POST", "/api/packages", { ...selection, verbs: ["tener"] }],
  ["PATCH", `/api/packages/${packageId}`, { name: "Muy irregulares" }],
  ["DELETE", `/api/packages/${packageId}`],
  ["POST", "/api/reports", { ...report, reason: "other", comment: "¿Seguro?" }],
  ["POST", "/api/reports/read", { until: "2026-03-10T10:00:00.000Z" }],
  ["POST", "/api/auth/sign-in/email", { email: account.email, password: account.password }],
  ["POST", "/api/auth/sign-out"],
] as const;

test("a change that HAProxy may repeat has no further effect the second time", async () => {
  setClock("2026-03-10T10:00:00.000Z");
  const signedUp = await signUp(nobody, account);
  const ana = visitor(app, cookieOf(signedUp));
  const readEverything = async () => (await ana.send("GET", "/api/export/everything.json")).body;
  for (const [method, path, body] of changes) {
    const first = await ana.send(method, path, body);
    expect(first.status).toBeLessThan(300);
    const everything = await readEverything();
    const second = await ana.send(method, path, body);
    expect(second.status).toBe(method === "DELETE" ? 404 : first.status);
    expect(await readEverything()).toEqual(everything);
  }
});

test("the list of these changes is that of docs/haproxy.cfg", async () => {
  const configuration = await readHaproxyConfiguration();
  const lines = configuration.matchAll(/^ *acl repeatable path(?:_beg)? (.+)$/gm);
  const allowed = [...lines].flatMap(([, paths = ""]) => paths.split(" "));
  const tested = changes.map(([, path]) => path.replace(packageId, ""));
  expect(new Set(tested)).toEqual(new Set(allowed));
});
