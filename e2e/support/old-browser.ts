import type { Page } from "@playwright/test";

/** Removes functions that Safari 15.4, Chrome 109, or Firefox 115 lacks, before the scripts of each page run. */
export async function useOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missing: [target: object, ...names: string[]][] = [
      [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
      [Array, "fromAsync"],
      [String.prototype, "isWellFormed", "toWellFormed"],
      [Object, "groupBy"],
      [Map, "groupBy"],
      [Map.prototype, "getOrInsert", "getOrInsertComputed"],
      [Set.prototype, "union", "intersection", "difference", "symmetricDifference"],
      [Set.prototype, "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
      [Promise, "withResolvers", "try"],
      [RegExp, "escape"],
      [AbortSignal, "timeout", "any"],
      [Response, "json"],
      [URL, "canParse", "parse"],
      [Intl, "Segmenter", "DurationFormat"],
      [CSS, "registerProperty"],
      [Document.prototype, "startViewTransition"],
      [Element.prototype, "checkVisibility"],
      [HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover"],
      [globalThis, "Iterator", "Temporal", "requestIdleCallback", "scheduler", "navigation"],
    ];
    for (const name of Object.getOwnPropertyNames(Iterator.prototype)) {
      if (name !== "constructor") Reflect.deleteProperty(Iterator.prototype, name);
    }
    for (const [target, ...names] of missing) {
      for (const name of names) Reflect.deleteProperty(target, name);
    }
  });
}
