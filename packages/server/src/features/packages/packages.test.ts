import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { verbPackages } from "../../db/schema.ts";
import { testApp } from "../../testing/test-app.ts";

const { db, learner, setClock } = await testApp();

const family = "preterito-indefinido" as const;
const input = { family, name: "Mis verbos", verbs: ["tener", "hablar"] };

test("creating a package trims its name and removes duplicate verbs", async () => {
  const ana = await learner();
  const created = await ana.send("POST", "/api/packages", {
    ...input,
    name: "  Mis verbos ",
    verbs: ["tener", "hablar", "tener"],
  });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject(input);
});

test("a package sent twice is stored once, as it was sent last", async () => {
  const ana = await learner();
  const id = randomUUID();
  setClock("2026-03-01T10:00:00.000Z");
  await ana.send("POST", "/api/packages", { ...input, id });
  setClock("2026-03-01T10:01:00.000Z");
  const again = { ...input, id, name: "Otros verbos", verbs: ["oír"] };
  expect((await ana.send("POST", "/api/packages", again)).status).toBe(201);
  const list = await ana.send("GET", "/api/packages?family=preterito-indefinido");
  expect(list.body).toEqual({
    packages: [
      {
        ...again,
        createdAt: "2026-03-01T10:00:00.000Z",
        updatedAt: "2026-03-01T10:01:00.000Z",
      },
    ],
  });
});

test("two learners can have packages with the same id", async () => {
  const ana = await learner();
  const berta = await learner("Berta");
  const id = randomUUID();
  await ana.send("POST", "/api/packages", { ...input, id });
  await berta.send("POST", "/api/packages", { ...input, id, name: "De Berta" });
  const path = `/api/packages/${id}`;
  expect((await ana.send("GET", path)).body).toMatchObject(input);
  expect((await berta.send("GET", path)).body).toMatchObject({ name: "De Berta" });
});

test("packages of a family are listed newest first", async () => {
  const ana = await learner();
  setClock("2026-03-01T10:00:00.000Z");
  await ana.send("POST", "/api/packages", { ...input, name: "older" });
  setClock("2026-03-02T10:00:00.000Z");
  await ana.send("POST", "/api/packages", { ...input, name: "newer" });
  await ana.send("POST", "/api/packages", {
    family: "presente-indicativo",
    name: "other family",
    verbs: ["hablar"],
  });
  const list = await ana.send("GET", "/api/packages?family=preterito-indefinido");
  expect(list.body).toMatchObject({ packages: [{ name: "newer" }, { name: "older" }] });
});

test("a change keeps the other fields and updates the time", async () => {
  const ana = await learner();
  setClock("2026-03-01T10:00:00.000Z");
  const path = await packageOf(ana);
  setClock("2026-03-05T10:00:00.000Z");
  const changed = await ana.send("PATCH", path, { verbs: ["oír"] });
  expect(changed.body).toMatchObject({
    name: "Mis verbos",
    verbs: ["oír"],
    createdAt: "2026-03-01T10:00:00.000Z",
    updatedAt: "2026-03-05T10:00:00.000Z",
  });
  expect((await ana.send("GET", path)).body).toEqual(changed.body);
});

test("an empty change changes nothing", async () => {
  const ana = await learner();
  setClock("2026-03-01T10:00:00.000Z");
  const path = await packageOf(ana);
  setClock("2026-03-05T10:00:00.000Z");
  expect(await ana.send("PATCH", path, {})).toMatchObject({
    status: 200,
    body: { updatedAt: "2026-03-01T10:00:00.000Z" },
  });
});

test("a change of anything but name and verbs is refused", async () => {
  const ana = await learner();
  const path = await packageOf(ana);
  const change = { name: "Otros verbos", family: "presente-indicativo" };
  expect(await ana.send("PATCH", path, change)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "", key: "invalidValue" }] } },
  });
  expect((await ana.send("GET", path)).body).toMatchObject(input);
});

test("a change removes duplicate verbs", async () => {
  const ana = await learner();
  const path = await packageOf(ana);
  const changed = await ana.send("PATCH", path, { verbs: ["oír", "oír"] });
  expect(changed.body).toMatchObject({ verbs: ["oír"] });
});

test("a deleted package is not found", async () => {
  const ana = await learner();
  const path = await packageOf(ana);
  expect(await ana.send("DELETE", path)).toMatchObject({ status: 204, body: "" });
  expect((await ana.send("GET", path)).status).toBe(404);
  expect((await ana.send("DELETE", path)).status).toBe(404);
});

test.each([
  [{ ...input, name: " ab " }, "name", "packageNameMin"],
  [{ ...input, name: "a".repeat(101) }, "name", "packageNameMax"],
  [{ ...input, name: "ab\0cd" }, "name", "invalidValue"],
  [{ ...input, name: 7 }, "name", "invalidValue"],
  [{ ...input, name: undefined }, "name", "required"],
  [{ ...input, verbs: [] }, "verbs", "minVerbs"],
  [{ ...input, verbs: ["tener", "nadar"] }, "verbs.1", "unknownVerb"],
  [{ ...input, verbs: ["tener", "tener", "nadar"] }, "verbs.2", "unknownVerb"],
  [{ ...input, family: "presente-indicativo" }, "verbs.0", "unknownVerb"],
  [{ ...input, family: "futuro" }, "family", "unknownFamily"],
  [{ ...input, id: "mine" }, "id", "invalidId"],
  [{ ...input, verbs: "tener" }, "verbs", "invalidValue"],
  [{ ...input, verbs: undefined }, "verbs", "required"],
])("a package %j is refused at %s with %s", async (body, path, key) => {
  const ana = await learner();
  expect(await ana.send("POST", "/api/packages", body)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
});

test("a learner has at most 200 packages in a family, and can still change them", async () => {
  const ana = await learner();
  await insertPackages(ana, 199);
  const id = randomUUID();
  const responses = await Promise.all([
    ana.send("POST", "/api/packages", { ...input, id }),
    ana.send("POST", "/api/packages", { ...input, id: randomUUID() }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 403]);
  const refused = await ana.send("POST", "/api/packages", input);
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { code: "forbidden", issues: [{ path: "", key: "tooManyPackages" }] } },
  });
  const list = await ana.send("GET", "/api/packages?family=preterito-indefinido");
  expect(list.body).toHaveProperty("packages.length", 200);
  const last = idOf(Object(list.body).packages[0]);
  const again = { ...input, id: last, name: "Otra vez" };
  expect((await ana.send("POST", "/api/packages", again)).status).toBe(201);
  expect((await ana.send("PATCH", `/api/packages/${last}`, { verbs: ["oír"] })).status).toBe(200);
  const other = { ...input, family: "presente-indicativo", verbs: ["hablar"] };
  expect((await ana.send("POST", "/api/packages", other)).status).toBe(201);
  expect((await ana.send("POST", "/api/packages", { ...other, id: last })).status).toBe(201);
  expect((await ana.send("POST", "/api/packages", input)).status).toBe(201);
});

/** Inserts packages directly. */
async function insertPackages({ id: userId }: Learner, count: number): Promise<void> {
  const at = "2026-03-01T10:00:00.000Z";
  const one = { userId, ...input, createdAt: at, updatedAt: at };
  const rows = Array.from({ length: count }, () => ({ ...one, id: randomUUID() }));
  await db.insert(verbPackages).values(rows);
}

test("an invalid id is not found", async () => {
  const ana = await learner();
  expect((await ana.send("GET", "/api/packages/mine")).status).toBe(404);
});

test("changed verbs must exist in the package's family", async () => {
  const ana = await learner();
  const path = await packageOf(ana);
  expect(await ana.send("PATCH", path, { verbs: ["ser"] })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "verbs.0", key: "unknownVerb" }] } },
  });
});

type Learner = Awaited<ReturnType<typeof learner>>;

async function packageOf({ send }: Learner): Promise<string> {
  const { body } = await send("POST", "/api/packages", input);
  return `/api/packages/${idOf(body)}`;
}

function idOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "id" in body ? body.id : undefined;
}
