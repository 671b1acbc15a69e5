import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Prints a page as its print dialog would, and reads the text of each sheet of paper. */
export async function readPrintedPages(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((ofPage) => ofPage.normalize("NFC").replace(/\s+/g, " "));
}
