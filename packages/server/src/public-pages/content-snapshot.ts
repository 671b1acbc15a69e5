import type { Catalogue } from "../content/catalogue.ts";
import type { ContentStore } from "../content/content-store.ts";

/** The content in memory, for pages that read no database. */
export type ContentSnapshot = {
  /** Reads the database only if nothing has been read yet. */
  current: () => Promise<Catalogue>;
  /** Reads the content again if its version has changed. If that fails, the last content counts. */
  refresh: () => Promise<void>;
};

export const CONTENT_REFRESH_MS = 1000;

export function createContentSnapshot(content: ContentStore): ContentSnapshot {
  let last: Catalogue | undefined;
  let reading: Promise<Catalogue> | undefined;

  async function read(): Promise<Catalogue> {
    try {
      last = await content.current();
      return last;
    } finally {
      reading = undefined;
    }
  }

  /** A database that hangs is asked once, not every second. */
  const readOnce = () => {
    reading ??= read();
    return reading;
  };

  return {
    refresh: () =>
      readOnce().then(
        () => {},
        () => {},
      ),
    current: async () => last ?? (await readOnce()),
  };
}
