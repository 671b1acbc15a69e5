import type { Page } from "@playwright/test";

/**
 * Changes the page like a browser's translation: puts each text, including later ones, into two nested elements. The
 * words stay, because tests read them. The page asks browsers not to translate it, but extensions ignore that.
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
