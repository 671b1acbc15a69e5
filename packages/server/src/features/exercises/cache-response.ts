import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { createMiddleware } from "hono/factory";
import type { Catalogue } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";

type CachedResponse = { body: Buffer<ArrayBuffer>; gzipped: Buffer<ArrayBuffer>; etag: string };

/**
 * Caches the compressed response of a route that depends only on the content and on one validated
 * parameter, since compressing a list of sentences is slow.
 */
export function cacheResponse(content: ContentStore, parameter: string) {
  const cache = new WeakMap<Catalogue, Map<string, CachedResponse>>();
  return createMiddleware<{ Variables: { catalogue: Catalogue } }>(async (c, next) => {
    const catalogue = await content.current();
    c.set("catalogue", catalogue);
    const responses = cache.get(catalogue) ?? new Map<string, CachedResponse>();
    cache.set(catalogue, responses);
    const key = c.req.query(parameter) ?? "";
    let cached = responses.get(key);
    if (!cached) {
      await next();
      if (!c.res.ok) return;
      cached = await toCached(c.res);
      responses.set(key, cached);
    }
    c.res = respond(c, cached);
  });
}

async function toCached(response: Response): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const gzipped = Buffer.from(await promisify(gzip)(body));
  // Weak, because compression changes the bytes.
  return { body, gzipped, etag: `W/"${createHash("sha256").update(body).digest("base64url")}"` };
}

function respond(c: Context, { body, gzipped, etag }: CachedResponse): Response {
  const header = "Accept-Encoding";
  const isGzipped = accepts(c, { header, supports: ["gzip"], default: "identity" }) === "gzip";
  const bytes = isGzipped ? gzipped : body;
  return c.body(bytes, 200, {
    "content-type": "application/json",
    "content-length": String(bytes.length),
    ...(isGzipped && { "content-encoding": "gzip" }),
    vary: header,
    etag,
  });
}
