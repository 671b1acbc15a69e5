// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { forgetStart, takeFromStart } from "./start.ts";

const user = { id: "ana", username: "Ana" };

/** Starts the request like first-paint/load-application.ts. */
function request(response: Promise<Response>): void {
  forgetStart();
  const body = response.then((received) => (received.ok ? received.json() : {}));
  body.catch(() => undefined);
  globalThis.verbenaStart = { sentAt: Date.now(), response, body };
}

beforeEach(forgetStart);

it("gives each part once", async () => {
  request(Promise.resolve(Response.json({ user, learner: "ana" })));
  expect(await takeFromStart("user")).toEqual(user);
  expect(await takeFromStart("user")).toBeUndefined();
  expect(await takeFromStart("learner")).toBe("ana");
});

it("says that nobody is signed in", async () => {
  request(Promise.resolve(Response.json({ user: null })));
  expect(await takeFromStart("user")).toBeNull();
});

it("has nothing after an error of the server, so that the calls are made as usual", async () => {
  request(Promise.resolve(Response.json({ error: { code: "internal" } }, { status: 500 })));
  expect(await takeFromStart("user")).toBeUndefined();
});

it("reports once that the server was unreachable", async () => {
  request(Promise.reject(new TypeError("Failed to fetch")));
  await expect(takeFromStart("user")).rejects.toMatchObject({ code: "unreachable" });
  expect(await takeFromStart("user")).toBeUndefined();
});

it("forgets what another learner has left", async () => {
  request(Promise.resolve(Response.json({ user, learner: "ana" })));
  expect(await takeFromStart("user")).toEqual(user);
  forgetStart();
  expect(await takeFromStart("learner")).toBeUndefined();
});
