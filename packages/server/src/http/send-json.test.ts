import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressJson, sendJson } from "./send-json.ts";

const long = { text: "hablo ".repeat(1000) };
const app = new Hono()
  .get("/text", (c) => sendJson(c, JSON.stringify(long)))
  .use("/json/*", compressJson)
  .get("/json/long", (c) => c.json(long, 201))
  .get("/json/short", (c) => c.json({ text: "hablo" }))
  .get("/json/download", (c) => {
    c.header("content-disposition", 'attachment; filename="verbena.json"');
    return c.json(long);
  });

const get = (path: string, encoding: string) =>
  app.request(path, { headers: { "accept-encoding": encoding } });

test.each(["/text", "/json/long"])("%s is compressed as the browser prefers", async (path) => {
  const zstd = await get(path, "gzip, deflate, br, zstd");
  expect(zstd.headers.get("content-encoding")).toBe("zstd");
  expect(zstd.headers.get("vary")).toBe("Accept-Encoding");
  const compressed = Buffer.from(await zstd.arrayBuffer());
  expect(zstd.headers.get("content-length")).toBe(String(compressed.length));
  expect(JSON.parse(zstdDecompressSync(compressed).toString())).toEqual(long);

  const gzipped = await get(path, "gzip, zstd;q=0");
  expect(gzipped.headers.get("content-encoding")).toBe("gzip");
  const bytes = Buffer.from(await gzipped.arrayBuffer());
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long);

  const plain = await get(path, "");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.json()).toEqual(long);
});

test("a compressed response keeps its status", async () => {
  expect((await get("/json/long", "gzip")).status).toBe(201);
});

test.each(["/json/short", "/json/download"])("%s is not compressed here", async (path) => {
  expect((await get(path, "gzip")).headers.get("content-encoding")).toBeNull();
});
