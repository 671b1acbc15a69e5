import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { validate } from "../../input/validate.ts";
import { findRecordings, type Recording } from "./find-recordings.ts";

/** The address of a file contains its version. Proxies do not cache it: only learners may hear it. */
const YEAR_S = 31_536_000;
const cacheControl = {
  list: "private, no-cache",
  file: `private, max-age=${YEAR_S}, immutable, no-transform`,
};

const cached = (value: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.ok || c.res.status === 304) c.header("cache-control", value);
  });

/** A 304 may renew the session cookie. */
const withEtag = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, "set-cookie"] });

const fileQuery = z.object({
  id: z.string().max(200),
  /** Only makes the address of a changed file a new one. */
  version: z.string().max(40),
});

/** Recordings of sentences by the operator. */
export function recordingRoutes(dependencies: Dependencies) {
  const { content } = dependencies;
  const recordings = findRecordings(dependencies);
  return new Hono()
    .get("/", cached(cacheControl.list), withEtag, signedIn(dependencies), async (c) => {
      const { asInFiles } = await content.current();
      const usable = [...(await recordings())].filter(([id]) => asInFiles.has(id));
      // The versions of the files, by exercise.
      return c.json({
        recordings: Object.fromEntries(usable.map(([id, { version }]) => [id, version])),
      });
    })
    .get(
      "/file",
      cached(cacheControl.file),
      withEtag,
      signedIn(dependencies),
      validate("query", fileQuery),
      async (c) => {
        const { id } = c.req.valid("query");
        const { asInFiles } = await content.current();
        const recording = (await recordings()).get(id);
        // The recording of a corrected sentence says something else.
        if (!recording || !asInFiles.has(id)) throw new AppError("not_found");
        return sendFile(c, recording);
      },
    );
}

/** Answers range requests too, without which Safari plays nothing. */
async function sendFile(c: Context, { file, type, version }: Recording): Promise<Response> {
  c.header("etag", `"${version}"`);
  c.header("accept-ranges", "bytes");
  const response = await serveStatic({ path: file })(c, async () => {});
  // The file was deleted after the folder was read.
  if (!response) throw new AppError("not_found");
  response.headers.set("content-type", type);
  return response;
}
