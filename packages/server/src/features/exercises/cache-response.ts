import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { createMiddleware } from "hono/factory";
import type { Catalogue } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";

type KeptAnswer = { body: Buffer<ArrayBuffer>; zipped: Buffer<ArrayBuffer>; etag: string };

/**
 * Caches the compressed answer of a route that depends only on the content and on one validated
 * parameter: compressing a list of sentences is slow.
 */
export function cacheResponse(content: ContentStore, parameter: string) {
  const kept = new WeakMap<Catalogue, Map<string, KeptAnswer>>();
  return createMiddleware<{ Variables: { catalogue: Catalogue } }>(async (c, next) => {
    const catalogue = await content.current();
    c.set("catalogue", catalogue);
    const answers = kept.get(catalogue) ?? new Map<string, KeptAnswer>();
    kept.set(catalogue, answers);
    const key = c.req.query(parameter) ?? "";
    let answer = answers.get(key);
    if (!answer) {
      await next();
      if (!c.res.ok) return;
      answer = await keep(c.res);
      answers.set(key, answer);
    }
    c.res = respond(c, answer);
  });
}

async function keep(response: Response): Promise<KeptAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const zipped = Buffer.from(await promisify(gzip)(body));
  // Weak, because compression changes the bytes.
  return { body, zipped, etag: `W/"${createHash("sha256").update(body).digest("base64url")}"` };
}

function respond(c: Context, { body, zipped, etag }: KeptAnswer): Response {
  const header = "Accept-Encoding";
  const isZipped = accepts(c, { header, supports: ["gzip"], default: "identity" }) === "gzip";
  const bytes = isZipped ? zipped : body;
  return c.body(bytes, 200, {
    "content-type": "application/json",
    "content-length": String(bytes.length),
    ...(isZipped && { "content-encoding": "gzip" }),
    vary: header,
    etag,
  });
}
