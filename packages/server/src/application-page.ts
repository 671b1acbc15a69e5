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

/** The documents of the web application, which answer every path of a screen. */
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
  /** Whether many ask for it, so that the best compression is worth its time. */
  isFrequent: boolean;
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

/** For documents that are sent often. With their headers, they arrive within one round trip. */
const compressWell: typeof compressOnce = {
  br: (body) => promisify(brotliCompress)(body),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * @param root folder with the built web application
 * @param signUpAge from which age people sign up without a parent; null if sign-up does not ask
 */
export function createApplicationPage(
  root: string,
  signUpAge: number | null = null,
): ApplicationPage {
  const known = new Map<string, KnownDocument>();

  /** Reads the document at each request, because a build replaces it while a server runs. */
  async function read(c: Context): Promise<KnownDocument | undefined> {
    const file = documentFile(c.req.path);
    const built = await readDocument(join(root, file));
    if (built === undefined) return undefined;
    const html = file === OFFLINE_DOCUMENT ? built : withSignUpAge(built, signUpAge);
    const last = known.get(file);
    const page = last?.html === html ? last : knownDocument(html);
    known.set(file, page);
    c.header("content-security-policy", page.policy);
    return page;
  }

  async function send(c: Context, status: ContentfulStatusCode): Promise<Response | undefined> {
    const page = await read(c);
    if (page === undefined) return undefined;
    const compress = (encoding: Encoding) => compressWell[encoding](Buffer.from(page.html));
    return sendHtml(c, page.html, status, (encoding) => page.compressed(encoding, compress));
  }

  async function sendWith(c: Context, item: FirstItem): Promise<Response | undefined> {
    const page = await read(c);
    if (page === undefined) return undefined;
    const html = withItem(page.html, item);
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
    const html = item ? withItem(page.html, item) : page.html;
    const compressWith = document.isFrequent ? compressWell : compressOnce;
    const compress = (encoding: Encoding) => compressWith[encoding](Buffer.from(html));
    return sendHtml(c, html, 200, (encoding) => page.compressed(encoding, compress, etag));
  }

  return { send, sendWith, sendShared };
}

type KnownDocument = ReturnType<typeof knownDocument>;

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

/** The service worker keeps this document for every path, and accepts it only as it was built. */
const OFFLINE_DOCUMENT = "index.html";

/** The documents by path. Each has what the first paint of its pages needs: it must arrive within one round trip. */
const documentFiles: readonly [path: RegExp, file: string][] = [
  [/^\/index\.html$/, OFFLINE_DOCUMENT],
  [/^\/auth\/?$/, "first-paint/auth.html"],
  [/^\/app\/(exercise|review)\b|^\/\w\w\/try\//, "first-paint/exercise.html"],
];

const documentFile = (path: string): string =>
  documentFiles.find(([pattern]) => pattern.test(path))?.[1] ?? "first-paint/frame.html";

/** The document with the age for the sign-up form; an empty one tells browsers to ask for none. */
const withSignUpAge = (page: string, age: number | null) =>
  page.replace("</head>", `<meta name="sign-up-age" content="${age ?? ""}"></head>`);

/** The texts of the first paint, by language. The web application's prerender-documents.ts writes them. */
const TEXTS = /(?<=<script type="application\/json" id="first-texts">)[^<]*/;

/** The document with an item, as data for the script that fills the first paint, and with texts in its language only. */
function withItem(page: string, item: FirstItem): string {
  const { language } = item;
  // A replacement string would give "$" a special meaning.
  return page
    .replace(TEXTS, (texts) => asData({ [language]: JSON.parse(texts)[language] }))
    .replace(
      "</head>",
      () => `<script type="application/json" id="first-item">${asData(item)}</script></head>`,
    );
}

/** A text with `</script>` would end the element. Data needs no hash in the policy. */
const asData = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

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
