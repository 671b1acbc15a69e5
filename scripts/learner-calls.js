// A learner of a running server, for the tests of the release archive and of the container image.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";

export const PORT = "4987";
const origin = `http://localhost:${PORT}`;

export const ana = { name: "Ana", email: "ana@example.org", password: "clavel-rojo" };

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
