import { afterPaint } from "#lib/after-paint.ts";

/** Lays out the parts of the page that public-page.css leaves out at first, each in a task of its own. */
export async function layOutParts(document: Document): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>("main section")) {
    await new Promise<void>(afterPaint);
    // A part above the screen keeps its estimated height: another one would move what is read.
    if (part.getBoundingClientRect().bottom > 0) part.style.contentVisibility = "visible";
  }
}
