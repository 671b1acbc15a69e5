import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import type { SignedIn } from "../accounts/session/signed-in.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { download } from "./download.ts";

const unlimited: RateLimits = {
  consume: async () => {},
  tryConsume: async () => true,
  requireRemaining: async () => {},
  refund: async () => {},
  countFailure: (_, attempt) => attempt(),
};

/** An application that responds to every request with a file. */
function fileOf(write: () => AsyncIterable<string>) {
  const dependencies = {
    now: () => new Date("2026-03-10T09:30:00.000Z"),
    log: pino({ level: "silent" }),
    rateLimits: unlimited,
  };
  return new Hono<SignedIn>().get("/:learner", (c) => {
    const id = c.req.param("learner");
    const account = {
      email: "",
      emailVerified: true,
      role: "user",
      twoFactorEnabled: false,
    } as const;
    c.set("user", { id, name: "", ...account });
    return download(c, dependencies, {
      name: "cards.csv",
      type: "text/csv",
      write: async () => write(),
    });
  });
}

test("a failed download does not reveal the error", async () => {
  const app = fileOf(halfFile);
  const response = await app.request("/ana");
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(/^The download failed\.$/);
});

async function* halfFile() {
  yield "exercise,item\r\n";
  throw new Error("the learner's answers");
}

test("only two parts are read at a time", async () => {
  let reading = 0;
  let most = 0;
  async function* threeParts() {
    for (let part = 1; part <= 3; part += 1) {
      reading += 1;
      most = Math.max(most, reading);
      await new Promise(setImmediate);
      reading -= 1;
      yield String(part);
    }
  }
  const app = fileOf(threeParts);
  const learners = Array.from({ length: 20 }, (_, n) => `/learner-${n}`);
  const responses = await Promise.all(learners.map(async (path) => app.request(path)));
  const files = await Promise.all(responses.map((response) => response.text()));
  expect(files).toEqual(learners.map(() => "123"));
  expect(most).toBe(2);
});

test("an unread download does not delay others", async () => {
  async function* parts() {
    for (let part = 1; part <= 9; part += 1) yield String(part);
  }
  const app = fileOf(parts);
  const unread = await Promise.all(["/berta", "/carla"].map(async (path) => app.request(path)));
  expect(await (await app.request("/ana")).text()).toBe("123456789");
  await Promise.all(unread.map(({ body }) => body?.cancel()));
});

test("the process handles other requests between two parts of a file", async () => {
  const PARTS = 50;
  let read = 0;
  async function* parts() {
    while (read < PARTS) {
      read += 1;
      yield "part";
    }
  }
  const readBefore = new Promise<number>((resolve) => setImmediate(() => resolve(read)));
  const response = await fileOf(parts).request("/ana");
  await response.text();
  expect(await readBefore).toBeLessThan(PARTS);
});
