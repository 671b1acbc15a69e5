import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DamagedTar, readTar, type TarMember, writeTar } from "./tar.ts";

const files = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z][a-z/.]{0,90}[a-z]$/),
    bytes: fc.uint8Array({ maxLength: 1500 }),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
);

async function bytesOf(members: TarMember[]): Promise<Buffer> {
  return buffer(writeTar(members));
}

async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function read(bytes: Uint8Array, length = 512) {
  const found: { name: string; isFolder: boolean; bytes: Uint8Array }[] = [];
  for await (const { name, isFolder, bytes: content } of readTar(inPieces(bytes, length))) {
    const all = await buffer(content);
    found.push({ name, isFolder, bytes: new Uint8Array(all) });
  }
  return found;
}

test("what is written is read again, in whatever pieces it comes", async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 2000 }), async (members, length) => {
      const all = await bytesOf([{ name: "folder", folder: true }, ...members]);
      expect(await read(all, length)).toEqual([
        { name: "folder", isFolder: true, bytes: new Uint8Array() },
        ...members.map((member) => ({ ...member, isFolder: false })),
      ]);
    }),
  );
});

test("a file of which the end is missing is damaged, wherever it was cut", async () => {
  const all = await bytesOf([
    { name: "first", bytes: Buffer.from("tuve") },
    { name: "second", bytes: Buffer.alloc(512, "a") },
  ]);
  const endOfMembers = all.length - 1024;
  for (let length = 0; length < endOfMembers; length += 13) {
    await expect(read(all.subarray(0, length)), `${length} bytes`).rejects.toThrow(DamagedTar);
  }
});

test("a header of which a byte has changed is damaged", async () => {
  const all = await bytesOf([{ name: "first", bytes: Buffer.from("tuve") }]);
  all[0] = 0x41;
  await expect(read(all)).rejects.toThrow(DamagedTar);
});
