import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Header, type HeaderData } from "tar";
import { expect, onTestFinished, test } from "vitest";
import { packEmbedded, unpackEmbedded } from "./embedded-archive.ts";

const BLOCK = 512;

async function newPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "verbena-archive-"));
  onTestFinished(() => rm(place, { recursive: true }));
  return place;
}

async function pack(place: string): Promise<string> {
  await mkdir(join(place, "database", "base", "empty"), { recursive: true });
  await writeFile(join(place, "database", "PG_VERSION"), "18\n");
  await writeFile(join(place, "database", "base", "1259_fsm"), "tuve ".repeat(20_000));
  await chmod(join(place, "database", "PG_VERSION"), 0o644);
  await writeFile(join(place, "auth-secret"), "the secret");
  const file = join(place, "backup");
  await packEmbedded(file, { folder: place, secret: join(place, "auth-secret") });
  return file;
}

type Member = HeaderData & { text?: string };

/** A tar file of members that nobody would write by accident. */
function tarOf(...members: Member[]): Buffer {
  const blocks = members.map(({ text = "", ...data }) => {
    const bytes = Buffer.from(text);
    const block = Buffer.alloc(BLOCK);
    new Header({ type: "File", size: bytes.length, ...data }).encode(block);
    return Buffer.concat([block, bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]);
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

const manifest = (format: number) => ({
  path: "manifest.json",
  text: JSON.stringify({ verbena: "embedded-database", format }),
});

const version = { path: "database/PG_VERSION", text: "18\n" };

async function given(bytes: Buffer) {
  const place = await newPlace();
  const file = join(place, "given");
  await writeFile(file, bytes);
  return { place, file, unpacked: unpackEmbedded(file, join(place, "unpacked")) };
}

test("what was packed is unpacked again, for its owner alone", async () => {
  const place = await newPlace();
  const file = await pack(place);
  const to = join(place, "unpacked");
  await unpackEmbedded(file, to);
  const found = await readdir(to, { recursive: true });
  expect(found.sort()).toEqual([
    "auth-secret",
    "database",
    "database/PG_VERSION",
    "database/base",
    "database/base/1259_fsm",
    "database/base/empty",
  ]);
  expect(await readFile(join(to, "auth-secret"), "utf8")).toBe("the secret");
  const read = (name: string) => readFile(join(place, name));
  expect(await read("unpacked/database/base/1259_fsm")).toEqual(
    await read("database/base/1259_fsm"),
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(to, "database", "PG_VERSION"))).mode & 0o777).toBe(0o600);
});

test("rights and owners that an archive names are not taken over", async () => {
  const { place, unpacked } = await given(
    tarOf(
      manifest(1),
      { path: "database/", type: "Directory", mode: 0o777, uid: 12_345, gid: 12_345 },
      { ...version, mode: 0o4777, uid: 12_345, gid: 12_345 },
    ),
  );
  await unpacked;
  const { uid } = await stat(place);
  const folder = await stat(join(place, "unpacked", "database"));
  expect({ mode: folder.mode & 0o7777, uid: folder.uid }).toEqual({ mode: 0o700, uid });
  const file = await stat(join(place, "unpacked", version.path));
  expect({ mode: file.mode & 0o7777, uid: file.uid }).toEqual({ mode: 0o600, uid });
});

test("a backup of which the end is missing is damaged, wherever it was cut", async () => {
  const place = await newPlace();
  const whole = await readFile(await pack(place));
  const cut = join(place, "cut");
  for (let length = 18; length < whole.length; length += 31) {
    await writeFile(cut, whole.subarray(0, length));
    await expect(unpackEmbedded(cut, join(place, "to")), `${length} bytes`).rejects.toThrow(
      `${cut} is damaged, or a part of it is missing.`,
    );
  }
  expect(await readdir(place)).not.toContain("to");
});

test("so it is where only the archive in it was cut, between two files or within one", async () => {
  const whole = gunzipSync(tarOf(manifest(1), version));
  for (let length = BLOCK; length <= whole.length - 2 * BLOCK; length += BLOCK) {
    const { file, unpacked } = await given(gzipSync(whole.subarray(0, length)));
    await expect(unpacked, `${length} bytes`).rejects.toThrow(
      `${file} is damaged, or a part of it is missing.`,
    );
  }
});

test("a backup of which a byte has changed is damaged", async () => {
  const whole = gunzipSync(tarOf(manifest(1), version));
  whole.write("x", 2 * BLOCK);
  const { file, unpacked } = await given(gzipSync(whole));
  await expect(unpacked).rejects.toThrow(`${file} is damaged, or a part of it is missing.`);
});

const longNames = `${"a".repeat(999)}\n`.repeat(1000);

test.each<[string, Member[]]>([
  ["another archive", [{ path: "manifest.json", text: "{" }, version]],
  ["an archive without manifest", [version]],
  ["an archive with a huge manifest", [{ ...manifest(1), text: " ".repeat(10_000) }]],
  ["a name that leads out of the folder", [manifest(1), { path: "../x" }]],
  ["a name that leads out of the database", [manifest(1), { path: "database/../auth-secret" }]],
  ["a Windows name that does so", [manifest(1), { path: "database\\..\\..\\x" }]],
  ["an absolute name", [manifest(1), { path: "/tmp/x" }]],
  ["a name that a backup does not have", [manifest(1), version, { path: "outbox/mail" }]],
  ["a folder for the secret", [manifest(1), { path: "auth-secret/", type: "Directory" }]],
  [
    "a symbolic link",
    [manifest(1), { path: "database/x", type: "SymbolicLink", linkpath: "/etc" }],
  ],
  ["a hard link", [manifest(1), { path: "database/x", type: "Link", linkpath: "../given" }]],
  ["a device", [manifest(1), { path: "database/x", type: "CharacterDevice" }]],
  ["a pipe", [manifest(1), { path: "database/x", type: "FIFO" }]],
  [
    "a name of a megabyte",
    [manifest(1), { path: "long", type: "NextFileHasLongPath", text: longNames }, version],
  ],
  [
    "a name beside the header",
    [
      manifest(1),
      { path: "PaxHeader", type: "ExtendedHeader", text: "19 path=database/x\n" },
      version,
    ],
  ],
])("%s is refused, and nothing is written", async (_, members) => {
  const { place, file, unpacked } = await given(tarOf(...members));
  await expect(unpacked).rejects.toThrow(`${file} is not a backup of Verbena.`);
  expect(await readdir(place)).toEqual(["given"]);
});

test("a newer format is refused as such, whatever else it has", async () => {
  const { file, unpacked } = await given(tarOf(manifest(2), { path: "later/x" }));
  await expect(unpacked).rejects.toThrow(
    `${file} comes from a newer Verbena: upgrade this one first.`,
  );
});

test("what cannot be written is said in one line", async () => {
  const inFile = [manifest(1), version, { path: `${version.path}/x` }];
  const { file, unpacked } = await given(tarOf(...inFile));
  await expect(unpacked).rejects.toThrow(`${file} cannot be unpacked: `);
});
