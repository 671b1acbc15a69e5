import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAdministrator, administratorPassword as password } from "../../testing/account.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const rosa = await createAdministrator(site);

const id = randomUUID();

test.each([
  ["sort=password", "sort", "invalidValue"],
  ["direction=up", "direction", "invalidValue"],
  ["role=user", "role", "invalidValue"],
  ["after=nowhere", "after", "invalidValue"],
  [`search=${"a".repeat(321)}`, "search", "invalidValue"],
  ["search=%00", "search", "invalidValue"],
])("a list of users with %s is refused at %s", async (query, path, key) => {
  expect(await rosa.send("GET", `/api/admin/users?${query}`)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
});

test.each([
  ["/api/admin/actions?before=yesterday"],
  ["/api/admin/actions?kind=user-made"],
  ["/api/admin/users.csv?sort=role"],
])("GET %s is refused", async (path) => {
  expect((await rosa.send("GET", path)).status).toBe(400);
});

test.each([
  ["/api/admin/delete-users", { password }, "user_ids", "required"],
  ["/api/admin/delete-users", { user_ids: [], password }, "user_ids", "required"],
  ["/api/admin/delete-users", { user_ids: id, password }, "user_ids", "invalidValue"],
  ["/api/admin/delete-users", { user_ids: [id, "7"], password }, "user_ids.1", "invalidId"],
  [
    "/api/admin/delete-users",
    { user_ids: Array(1001).fill(id), password },
    "user_ids",
    "batchTooLarge",
  ],
  ["/api/admin/delete-users", { user_ids: [id], all: true, password }, "", "invalidValue"],
  ["/api/admin/send-password-reset", { emails: [] }, "emails", "required"],
  ["/api/admin/send-password-reset", { emails: [7] }, "emails.0", "invalidValue"],
  ["/api/admin/send-password-reset", { emails: ["a\0b"] }, "emails.0", "invalidValue"],
  ["/api/admin/send-password-reset", { emails: Array(1001).fill("a") }, "emails", "batchTooLarge"],
])("POST %s with %j is refused at %s with %s", async (path, body, at, key) => {
  expect(await rosa.send("POST", path, body)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path: at, key }] } },
  });
});

test("a former administrator is refused", async () => {
  const eva = await createAdministrator(site, "Eva");
  await rosa.send("POST", "/api/admin/delete-users", {
    user_ids: [eva.id],
    password,
  });
  expect((await eva.send("GET", "/api/admin/overview")).status).toBe(401);
});
