import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createAdministrator } from "../../testing/account.ts";
import { correctExercise } from "../../testing/correct-exercise.ts";
import { testApp } from "../../testing/test-app.ts";

const dataDir = await mkdtemp(join(tmpdir(), "verbena-audio-"));
afterAll(() => rm(dataDir, { recursive: true }));
const audioDir = join(dataDir, "audio");

async function record(path: string, sound = `sound of ${path}`): Promise<void> {
  const file = join(audioDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, sound);
}

await writeFile(join(dataDir, "auth-secret"), "secret");
await record("preterito-indefinido/tener/yo.mp3");
await record("preterito-indefinido/tener/yo.wav");
// As macOS may store it.
await record(`preterito-indefinido/tener/${"tú".normalize("NFD")}.ogg`);
await record("preterito-indefinido/oír/yo.M4A");
await record("vivo-aqui.wav");
await record("preterito-indefinido/volar/yo.mp3");
await record("preterito-indefinido/hablar/él.txt");
// Still being copied.
await record("preterito-indefinido/hablar/tú.mp3", "");
await symlink(join(dataDir, "auth-secret"), join(audioDir, "preterito-indefinido/hablar/yo.mp3"));
await symlink(dataDir, join(audioDir, "preterito-indefinido/hablar/more"));

const site = await testApp({ audioDir });
const { learner } = site;
const ana = await learner();
const noon = "2026-05-01T12:00:00.000Z";
const minuteLater = "2026-05-01T12:01:00.000Z";

const listed = async () => {
  const { body } = await ana.send("GET", "/api/recordings");
  return (body as { recordings: Record<string, string> }).recordings;
};

const fileOf = (id: string, version = "1") =>
  `/api/recordings/file?${new URLSearchParams({ id, version })}`;

test("only exercises with an audio file are listed, by their ids", async () => {
  expect(Object.keys(await listed()).sort()).toEqual([
    "preterito-indefinido/oír/yo",
    "preterito-indefinido/tener/tú",
    "preterito-indefinido/tener/yo",
    "vivo-aqui",
  ]);
});

test.each([
  ["preterito-indefinido/tener/yo", "audio/mpeg", "preterito-indefinido/tener/yo.mp3"],
  ["preterito-indefinido/oír/yo", "audio/mp4", "preterito-indefinido/oír/yo.M4A"],
  ["preterito-indefinido/tener/tú", "audio/ogg", `preterito-indefinido/tener/tu\u0301.ogg`],
  ["vivo-aqui", "audio/wav", "vivo-aqui.wav"],
])("the recording of %s is sent as %s", async (id, type, path) => {
  const { status, body, headers } = await ana.send("GET", fileOf(id));
  expect([status, body]).toEqual([200, `sound of ${path}`]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": type,
    "content-length": String(Buffer.byteLength(`sound of ${path}`)),
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=31536000, immutable, no-transform",
    "x-content-type-options": "nosniff",
  });
});

test.each([
  ["bytes=0-1", "so", "bytes 0-1/22"],
  ["bytes=9-", "vivo-aqui.wav", "bytes 9-21/22"],
  ["bytes=-3", "wav", "bytes 19-21/22"],
])("the range %s is sent alone", async (range, part, contentRange) => {
  const { status, body, headers } = await ana.send("GET", fileOf("vivo-aqui"), undefined, {
    range,
  });
  expect([status, body]).toEqual([206, part]);
  expect(headers.get("content-range")).toBe(contentRange);
  expect(headers.get("content-type")).toBe("audio/wav");
});

test("a range behind the end of the file is refused", async () => {
  const range = "bytes=100-";
  const response = await ana.send("GET", fileOf("vivo-aqui"), undefined, { range });
  expect(response.status).toBe(416);
  expect(response.headers.get("content-range")).toBe("bytes */22");
});

test("an unchanged recording is not sent again", async () => {
  const path = fileOf("vivo-aqui");
  const etag = (await ana.send("GET", path)).headers.get("etag") ?? "";
  const again = await ana.send("GET", path, undefined, { "if-none-match": etag });
  expect(again).toMatchObject({ status: 304, body: "" });
});

test.each([
  "preterito-indefinido/hablar/él",
  "preterito-indefinido/volar/yo",
  "preterito-indefinido/hablar/yo",
  "preterito-indefinido/hablar/more/auth-secret",
  "../auth-secret",
  "..%2Fauth-secret",
  "preterito-indefinido/tener/../../vivo-aqui",
  "preterito-indefinido\\tener\\yo",
  "preterito-indefinido/tener/yo.mp3",
  join(dataDir, "auth-secret"),
  "vivo-aqui\0",
  "__proto__",
  "",
])("%j has no recording", async (id) => {
  expect((await ana.send("GET", fileOf(id))).status).toBe(404);
});

test("a changed file gets another version, and a new file is found, within a minute", async () => {
  site.setClock(noon);
  const before = await listed();
  await record("preterito-indefinido/tener/él.mp3");
  await utimes(join(audioDir, "vivo-aqui.wav"), new Date(noon), new Date(noon));
  site.setClock(minuteLater);
  const after = await listed();
  expect(after["vivo-aqui"]).not.toBe(before["vivo-aqui"]);
  expect(after).toHaveProperty("preterito-indefinido/tener/él");
});

test("a recording is not used while its sentence is corrected", async () => {
  const rosa = await createAdministrator(site);
  const id = "preterito-indefinido/oír/yo";
  await correctExercise(rosa, id, { en: "Another sentence." });
  expect(await listed()).toHaveProperty([id]);
  await correctExercise(rosa, id, { sentence: "Otra frase con _______ para yo." });
  expect(await listed()).not.toHaveProperty([id]);
  expect((await ana.send("GET", fileOf(id))).status).toBe(404);
  await rosa.send("POST", "/api/admin/exercises/remove-correction", { id });
  expect(await listed()).toHaveProperty([id]);
});

test("without the folder there are no recordings", async () => {
  const { learner } = await testApp({ audioDir: join(dataDir, "none") });
  const ben = await learner();
  expect((await ben.send("GET", "/api/recordings")).body).toEqual({ recordings: {} });
});
