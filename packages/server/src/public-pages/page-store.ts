import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createFairQueue, runAsClient } from "../http/fair-queue.ts";
import type { Redirect } from "./find-page.ts";
import { createPageLimits } from "./page-limits.ts";

type Bytes = Buffer<ArrayBuffer>;

/** In the order of preference. */
export const pageEncodings = ["br", "gzip"] as const;
type PageEncoding = (typeof pageEncodings)[number];

/** The best level of Brotli takes forty times as long as rendering the page. */
const compressors: Record<PageEncoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 50;
const RETRY_AFTER_S = 2;

/** A compressed page. */
export type StoredPage = {
  status: 200 | 404;
  isListed: boolean;
  bytes: Bytes;
  encoding: PageEncoding;
};

/** A page that is to be compressed. */
type RenderedDocument = Omit<StoredPage, "bytes" | "encoding"> & {
  document: Bytes;
  /** False for a page that contains a visitor's text: there are as many of them as visitors invent. */
  isKept: boolean;
};

export type PageRequest = {
  /** What the page depends on, apart from its encoding. */
  key: string;
  encoding: PageEncoding;
  client: string;
  render: () => RenderedDocument | Redirect;
};

/**
 * Renders one page at a time; other requests run between two. Requests for the same page share one rendering.
 *
 * @param maxBytes of the pages that are kept; those that were not used for the longest time go first
 * @returns a function that answers with a page. It throws AppError rate_limited above the limits, and unavailable when
 *   too many pages wait.
 */
export function createPageStore(now: () => Date, maxBytes = MAX_BYTES) {
  const kept = new Map<string, StoredPage>();
  let keptBytes = 0;
  const underWay = new Map<string, Promise<StoredPage | Redirect>>();
  const countPage = createPageLimits(now);
  const inTurn = createFairQueue({
    running: 1,
    waiting: MAX_WAITING,
    retryAfterS: RETRY_AFTER_S,
  });

  function findKept(key: string): StoredPage | undefined {
    const page = kept.get(key);
    if (!page) return undefined;
    // A Map keeps its entries in the order in which they were added: this one is now the last.
    kept.delete(key);
    kept.set(key, page);
    return page;
  }

  function keep(key: string, page: StoredPage): void {
    kept.set(key, page);
    keptBytes += page.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= maxBytes) break;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
  }

  async function renderAndCompress(
    key: string,
    { encoding, render }: PageRequest,
  ): Promise<StoredPage | Redirect> {
    const rendered = render();
    if ("location" in rendered) return rendered;
    const { document, isKept, ...page } = rendered;
    const bytes = await compressors[encoding](document);
    const stored = { ...page, bytes, encoding };
    if (isKept) keep(key, stored);
    return stored;
  }

  async function answer(request: PageRequest): Promise<StoredPage | Redirect> {
    const key = `${request.encoding} ${request.key}`;
    const ready = findKept(key) ?? underWay.get(key);
    if (ready) return ready;
    countPage(request.client);
    const page = runAsClient(request.client, () => inTurn(() => renderAndCompress(key, request)));
    underWay.set(key, page);
    try {
      return await page;
    } finally {
      underWay.delete(key);
    }
  }

  return Object.assign(answer, { keptBytes: () => keptBytes });
}
