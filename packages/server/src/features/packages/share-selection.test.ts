import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/schema.ts";
import { appOn, type Learner, testApp, visitor } from "../../testing/test-app.ts";

const { db, learner, nobody } = await testApp();

const input = {
  family: "preterito-indefinido",
  name: "Para Ana",
  verbs: ["tener", "hablar"],
} as const;

async function sharedBy(owner: Learner): Promise<{ path: string; link: string; token: string }> {
  const id = randomUUID();
  await owner.send("POST", "/api/packages", { ...input, id });
  const path = `/api/packages/${id}`;
  const { body } = await owner.send("POST", `${path}/link`);
  const { token } = Object(body);
  return { path, token, link: `/api/shared-selections/${token}` };
}

test("everybody with the link sees family and verbs, and no name", async () => {
  const { link, token } = await sharedBy(await learner());
  expect(token).toMatch(/^[\w-]{22}$/);
  const { status, body, headers } = await nobody.send("GET", link);
  expect(status).toBe(200);
  expect(body).toEqual({ family: input.family, verbs: input.verbs });
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a selection has one link, also when two requests create it", async () => {
  const ana = await learner();
  const { path, token } = await sharedBy(ana);
  const again = await Promise.all([1, 2].map(() => ana.send("POST", `${path}/link`)));
  expect(again.map(({ body }) => body)).toEqual([{ token }, { token }]);
});

test("the link shows what the owner changes", async () => {
  const ana = await learner();
  const { path, link } = await sharedBy(ana);
  await ana.send("PATCH", path, { verbs: ["oír"] });
  expect((await nobody.send("GET", link)).body).toEqual({ family: input.family, verbs: ["oír"] });
});

test("an ended link looks like an unknown one, and a new link is another one", async () => {
  const ana = await learner();
  const { path, link, token } = await sharedBy(ana);
  expect((await ana.send("DELETE", `${path}/link`)).status).toBe(204);
  const ended = await nobody.send("GET", link);
  const unknown = await nobody.send("GET", "/api/shared-selections/AAAAAAAAAAAAAAAAAAAAAA");
  expect(ended.status).toBe(404);
  expect(ended.body).toEqual(unknown.body);
  const { body } = await ana.send("POST", `${path}/link`);
  expect(body).not.toEqual({ token });
});

test("a deleted selection ends its link, also if a device creates it again", async () => {
  const ana = await learner();
  const { path, link } = await sharedBy(ana);
  await ana.send("DELETE", path);
  expect((await nobody.send("GET", link)).status).toBe(404);
  await ana.send("POST", "/api/packages", { ...input, id: path.split("/").at(-1) });
  expect((await nobody.send("GET", link)).status).toBe(404);
});

test("a deleted account ends its links", async () => {
  const ana = await learner();
  const { link } = await sharedBy(ana);
  await db.delete(users).where(eq(users.id, ana.id));
  expect((await nobody.send("GET", link)).status).toBe(404);
});

test("nobody else can share a selection, or end its link", async () => {
  const { path, link } = await sharedBy(await learner());
  const berta = await learner("Berta");
  expect((await berta.send("POST", `${path}/link`)).status).toBe(404);
  expect((await berta.send("DELETE", `${path}/link`)).status).toBe(204);
  expect((await nobody.send("GET", link)).status).toBe(200);
});

test("a client can try only so many wrong links, and right ones do not count", async () => {
  const { link } = await sharedBy(await learner());
  const limits = { "shared-selection-by-client": { points: 2, durationS: 60 } };
  const { app: limited } = appOn(db, { limits });
  const open = (path: string) => visitor(limited, undefined, "203.0.113.7").send("GET", path);
  for (const _ of [1, 2, 3]) expect((await open(link)).status).toBe(200);
  const wrong = "/api/shared-selections/wrong";
  expect((await open(wrong)).status).toBe(404);
  expect((await open(wrong)).status).toBe(404);
  expect((await open(wrong)).status).toBe(429);
  expect((await open(link)).status).toBe(429);
});
