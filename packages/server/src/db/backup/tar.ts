import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";

const BLOCK = 512;
const NAME_MAX = 100;

/** What goes into a tar file: a folder, a file of the disk, or a file with the given bytes. */
export type TarMember = { name: string } & (
  | { folder: true }
  | { path: string }
  | { bytes: Uint8Array }
);

/** What comes out of one; its bytes are there until the next is asked for. */
export type TarEntry = { name: string; isFolder: boolean; bytes: AsyncIterable<Uint8Array> };

/** A tar file that says what cannot be, or that ends too early. */
export class DamagedTar extends Error {}

/** Members as a tar file (POSIX ustar), in pieces; names have up to 100 bytes. */
export async function* writeTar(
  members: Iterable<TarMember> | AsyncIterable<TarMember>,
): AsyncGenerator<Uint8Array> {
  for await (const member of members) {
    if ("folder" in member) {
      yield header(`${member.name}/`, { type: "5", size: 0 });
    } else if ("bytes" in member) {
      yield header(member.name, { type: "0", size: member.bytes.length });
      yield member.bytes;
      yield padding(member.bytes.length);
    } else {
      const { size } = await stat(member.path);
      yield header(member.name, { type: "0", size });
      yield* createReadStream(member.path);
      yield padding(size);
    }
  }
  yield Buffer.alloc(2 * BLOCK);
}

function header(name: string, { type, size }: { type: "0" | "5"; size: number }): Buffer {
  if (Buffer.byteLength(name) > NAME_MAX) throw new Error(`Too long a name for tar: ${name}`);
  const block = Buffer.alloc(BLOCK);
  const octal = (number: number, at: number, length: number) =>
    block.write(number.toString(8).padStart(length - 1, "0"), at);
  block.write(name, 0);
  octal(type === "5" ? 0o700 : 0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  block.write(type, 156);
  block.write("ustar\u000000", 257);
  octal(checksum(block), 148, 7);
  block.write("\0 ", 154);
  return block;
}

/** The sum of a header's bytes, its own field counted as spaces. */
function checksum(block: Uint8Array): number {
  const own = block.subarray(148, 156).reduce((sum, byte) => sum + byte, 0);
  return block.reduce((sum, byte) => sum + byte, 0) - own + 8 * 0x20;
}

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/**
 * The folders and files of a tar file, as `writeTar` makes it.
 *
 * @throws DamagedTar, also where it ends before its end is marked
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const input = reader(source);
  for (;;) {
    const block = await input.exactly(BLOCK);
    if (block.every((byte) => byte === 0)) break;
    const { name, type, size } = readHeader(block);
    const bytes = input.upTo(size);
    yield { name: name.replace(/\/$/, ""), isFolder: type === "5", bytes };
    for await (const _ of bytes);
    await input.exactly(padding(size).length);
  }
  // A compressed source says only at its very end that something is wrong with it.
  for await (const _ of input.upTo(Number.POSITIVE_INFINITY));
}

function readHeader(block: Buffer): { name: string; type: string; size: number } {
  const text = (from: number, to: number) =>
    block.toString("utf8", from, to).replace(/[\0 ].*$/s, "");
  const type = text(156, 157);
  const isRight = Number.parseInt(text(148, 156), 8) === checksum(block);
  if (!isRight || (type !== "0" && type !== "5")) throw new DamagedTar("Not a header of tar");
  return { name: text(0, NAME_MAX), type, size: Number.parseInt(text(124, 136), 8) };
}

function reader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = Buffer.alloc(0);

  /** @returns at least one byte, or null at the end */
  async function some(max: number): Promise<Uint8Array | null> {
    while (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return null;
      rest = value;
    }
    const part = rest.subarray(0, max);
    rest = rest.subarray(part.length);
    return part;
  }

  async function* upTo(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0; ) {
      const part = await some(left);
      if (part === null && length === Number.POSITIVE_INFINITY) return;
      if (part === null) throw new DamagedTar("The end is missing");
      left -= part.length;
      yield part;
    }
  }

  return { upTo, exactly: async (length: number) => Buffer.concat(await collect(upTo(length))) };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
