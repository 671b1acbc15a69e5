import type { FirstItem } from "../first-item.ts";

/** The item in a document; null if it has none. */
export function itemIn(document: unknown): FirstItem | null {
  const [, json] =
    /<script type="application\/json" id="first-item">(.*?)<\/script>/s.exec(String(document)) ??
    [];
  return json === undefined ? null : JSON.parse(json);
}
