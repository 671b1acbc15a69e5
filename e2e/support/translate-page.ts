import type { Page } from "@playwright/test";

/**
 * Does to the page what a browser's translation does: puts each text into two nested elements, and does so again
 * with every later text. The words stay, so that tests can read the page. The page asks browsers not to translate
 * it, but extensions ignore that.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      for (const text of texts) {
        const isCode = text.parentElement?.closest("font, script, style, template") !== null;
        if (isCode || text.data.trim() === "") continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
