import { expect, test } from "vitest";
import { createAdministrator } from "../../testing/administrator.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const rosa = await createAdministrator(site);

const id = "preterito-indefinido/hablar/yo";
const refused: [string, string, object, string, string][] = [
  ["PATCH", "exercises", { id, sentence: "" }, "sentence", "required"],
  ["PATCH", "exercises", { id, tense: "presente-indicativo" }, "", "invalidValue"],
  ["PATCH", "exercises", { id, nl: "a".repeat(501) }, "nl", "textTooLong"],
  ["PATCH", "exercises", { id, nl: "\u202Eabc" }, "nl", "invalidValue"],
  ["POST", "exercises/hide", { id: 7 }, "id", "invalidValue"],
  ["POST", "exercises/hide", {}, "id", "required"],
];

test.each(refused)(
  "%s %s with %j is refused at %s with %s",
  async (method, path, body, at, key) => {
    expect(await rosa.send(method, `/api/admin/${path}`, body)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input", issues: [{ path: at, key }] } },
    });
  },
);

test.each(["exercises?from=-1", "exercises?from=1e3"])("a page %s is refused", async (page) => {
  expect((await rosa.send("GET", `/api/admin/${page}`)).status).toBe(400);
});

test.each([
  ["PATCH", "exercises", { id: "preterito-indefinido/oír/tú", en: "You heard." }],
  ["POST", "exercises/hide", { id: "preterito-indefinido/oír/tú" }],
  ["POST", "exercises/show", { id: "" }],
  ["POST", "exercises/withdraw", { id: "nobody" }],
])("%s %s of an unknown exercise is not found", async (method, path, body) => {
  expect((await rosa.send(method, `/api/admin/${path}`, body)).status).toBe(404);
});
