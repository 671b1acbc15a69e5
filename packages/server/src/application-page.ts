import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FirstItem } from "./first-item.ts";
import { policyWithInlineParts } from "./http/headers.ts";
import { acceptedEncoding } from "./http/send-json.ts";

type Bytes = Buffer<ArrayBuffer>;

/** The document of the web application, which answers every path of a screen. */
export type ApplicationPage = {
  /** Undefined if the web application is not built. */
  send: (c: Context, status: ContentfulStatusCode) => Promise<Response | undefined>;
  /** Sends the document with the item for its first paint. */
  sendWith: (c: Context, item: FirstItem) => Promise<Response | undefined>;
  /** Sends the document with an item that is the same for everybody. Chooses the item only if it must. */
  sendShared: (c: Context, document: SharedDocument) => Promise<Response | undefined>;
};

type SharedDocument = {
  /** What the item depends on. */
  key: readonly string[];
  choose: () => FirstItem | null;
};

/** Enough for every level in every language. Visitors can ask for more, with verbs of their choice. */
const SHARED_MAX = 64;

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** For a document that is sent once. Brotli's best level would take 50 times as long. */
const compressOnce: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** For the document without an item. */
const compressWell: typeof compressOnce = {
  br: (body) => promisify(brotliCompress)(body),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** @param root folder with the built web application */
export function createApplicationPage(root: string): ApplicationPage {
  let known = knownDocument("");

  /** Reads the document at each request, because a build replaces it while a server runs. */
  async function read(c: Context): Promise<typeof known | undefined> {
    const html = await readDocument(join(root, "index.html"));
    if (html === undefined) return undefined;
    if (html !== known.html) known = knownDocument(html);
    c.header("content-security-policy", known.policy);
    return known;
  }

  async function send(c: Context, status: ContentfulStatusCode): Promise<Response | undefined> {
    const page = await read(c);
    if (page === undefined) return undefined;
    const { path } = c.req;
    const html = withNeededTemplates(page.html, path);
    const compress = (encoding: Encoding) => compressWell[encoding](Buffer.from(html));
    const name = neededTemplates(path).join(" ");
    return sendHtml(c, html, status, (encoding) => page.compressed(encoding, compress, name));
  }

  async function sendWith(c: Context, item: FirstItem): Promise<Response | undefined> {
    const page = await read(c);
    if (page === undefined) return undefined;
    const html = withItem(withNeededTemplates(page.html, c.req.path), item);
    return sendHtml(c, html, 200, (encoding) => compressOnce[encoding](Buffer.from(html)));
  }

  async function sendShared(c: Context, document: SharedDocument): Promise<Response | undefined> {
    const page = await read(c);
    if (page === undefined) return undefined;
    const etag = `W/"${digest(JSON.stringify([page.version, ...document.key]))}"`;
    c.header("etag", etag);
    c.header("cache-control", "public, no-cache");
    if (c.req.header("if-none-match")?.includes(etag.slice(2))) return c.body(null, 304);
    const item = document.choose();
    const shared = withNeededTemplates(page.html, c.req.path);
    const html = item ? withItem(shared, item) : shared;
    const compress = (encoding: Encoding) => compressOnce[encoding](Buffer.from(html));
    return sendHtml(c, html, 200, (encoding) => page.compressed(encoding, compress, etag));
  }

  return { send, sendWith, sendShared };
}

/** A document as the build has written it, with the compressed documents that were made of it. */
function knownDocument(html: string) {
  const kept = new Map<string, Promise<Bytes>>();

  /** @param name identifies the document among those with the same encoding */
  function compressed(
    encoding: Encoding,
    compress: (encoding: Encoding) => Promise<Bytes>,
    name = "",
  ): Promise<Bytes> {
    const key = `${encoding} ${name}`;
    const bytes = kept.get(key) ?? compress(encoding);
    if (kept.size >= SHARED_MAX) kept.clear();
    kept.set(key, bytes);
    return bytes;
  }

  return { html, version: digest(html), policy: policyWithInlineParts(html), compressed };
}

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The templates of the first paint by path. The web application's render-templates.tsx names them. */
const templates: readonly [path: RegExp, names: readonly string[]][] = [
  // The service worker keeps the whole document for every path.
  [/^\/index\.html$/, ["login", "signup", "form", "word", "frame"]],
  [/^\/auth\/?$/, ["login", "signup"]],
  [/^\/app\/(exercise|review)\b/, ["form", "word", "frame"]],
  [/^\/\w\w\/try\//, ["form", "word"]],
  [/./, ["frame"]],
];

const neededTemplates = (path: string): readonly string[] =>
  templates.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** Leaves out the templates of other pages: a first paint needs the document within one round trip. */
function withNeededTemplates(page: string, path: string): string {
  const needed = neededTemplates(path);
  return page.replace(/<template id="first-(\w+)">.*?<\/template>/gs, (template, name) =>
    needed.includes(name) ? template : "",
  );
}

/** The document with an item, as data for the script that fills the first paint. */
function withItem(page: string, item: FirstItem): string {
  // A sentence with `</script>` would end the element. Data needs no hash in the policy.
  const json = JSON.stringify(item).replaceAll("<", "\\u003c");
  const data = `<script type="application/json" id="first-item">${json}</script>`;
  // A replacement string would give "$" a special meaning.
  return page.replace("</head>", () => `${data}</head>`);
}

async function sendHtml(
  c: Context,
  page: string,
  status: ContentfulStatusCode,
  compress: (encoding: Encoding) => Promise<Bytes>,
): Promise<Response> {
  c.header("vary", "Accept-Encoding", { append: true });
  const encoding = acceptedEncoding(c, encodings);
  if (encoding === null) return c.html(page, status);
  c.header("content-type", "text/html; charset=UTF-8");
  return c.body(await compress(encoding), status, { "content-encoding": encoding });
}

async function readDocument(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
