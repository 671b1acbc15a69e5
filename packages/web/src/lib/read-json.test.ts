import fc from "fast-check";
import { expect, it } from "vitest";
import { readJson } from "./read-json.ts";

/** A body in pieces of a number of bytes. A letter may begin in one and end in another. */
function inPieces(text: string, length: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length) {
        controller.enqueue(bytes.slice(at, at + length));
      }
      controller.close();
    },
  });
}

it("reads what was written, whatever the pieces", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.integer({ min: 1, max: 20 }), async (text, length) => {
      expect(await readJson({ body: inPieces(text, length) })).toEqual(JSON.parse(text));
    }),
  );
});

it("reads a long body", async () => {
  const sentences = Array.from({ length: 2_000 }, () => "¿Cuándo vino la niña?");

  expect(await readJson({ body: inPieces(JSON.stringify(sentences), 16_384) })).toEqual(sentences);
});

it.each(["", "<h1>Wi-Fi</h1>"])("rejects %j", async (text) => {
  await expect(readJson(new Response(text))).rejects.toThrow(SyntaxError);
});

it("rejects a response without a body", async () => {
  await expect(readJson(new Response(null, { status: 204 }))).rejects.toThrow(SyntaxError);
});
