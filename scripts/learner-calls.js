// A learner of a running server, for the tests of the release archive and of the container image.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";

export const PORT = "4987";
const origin = `http://localhost:${PORT}`;

export const ana = {
  name: "Ana",
  email: "ana@example.org",
  password: "clavel-rojo",
  isOfAge: true,
};

/**
 * Waits until a server that was started says that it is ready.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @param {() => string} outputOf what it has printed so far
 * @throws {Error} with its output if it ends before
 */
export async function waitUntilReady(child, outputOf) {
  while (!outputOf().includes("Verbena is ready")) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended:\n${outputOf()}`);
    }
    await sleep(50);
  }
}

/**
 * @param {string} path
 * @param {object | null} body null for a GET request
 * @param {string} [cookie]
 */
export async function call(path, body, cookie = "") {
  const headers = { "content-type": "application/json", cookie, origin };
  const request = body === null ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(origin + path, { headers, ...request });
  expect(response.status, path).toBe(200);
  const session = response.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  return { body: await response.json(), cookie: session.join("; ") };
}

/** @param {string} cookie */
export const answer = (cookie) =>
  call(
    "/api/progress/events",
    {
      events: [
        {
          kind: "answer",
          id: randomUUID(),
          family: "preterito-indefinido",
          at: new Date().toISOString(),
          timeZone: "Europe/Paris",
          item: "tener",
          context: "yo",
          sentence: 1,
          given: "tuve",
        },
      ],
    },
    cookie,
  );

/**
 * How often the learner has answered.
 *
 * @param {string} cookie
 */
export const attempts = async (cookie) => {
  const { body } = await call("/api/progress", null, cookie);
  return /** @type {any} */ (body).exercises["preterito-indefinido"].stats.totalAttempts;
};
