/** Tailwind's `xl`: wide enough for the contents beside the guide. */
const WIDE = "(min-width: 80rem)";

/**
 * Opens the contents of a guide where they stand beside it. Closes all lists that cover the page by Escape, after a
 * choice, and by a click elsewhere.
 */
export function prepareMenus(page: Document): void {
  const contents = page.querySelector<HTMLDetailsElement>("details[data-contents]");
  const isBeside = contents !== null && matchMedia(WIDE).matches;
  if (isBeside) contents.open = true;
  const menus = [...page.querySelectorAll<HTMLDetailsElement>("details[name]")];
  if (contents !== null && !isBeside) menus.push(contents);
  page.addEventListener("click", ({ target }) => {
    for (const menu of menus) {
      const isUsed = target instanceof Element && menu.contains(target) && !target.closest("a");
      if (!isUsed) menu.open = false;
    }
  });
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of menus) {
      if (menu.open && menu.contains(page.activeElement)) menu.querySelector("summary")?.focus();
      menu.open = false;
    }
  });
}
