/** Tailwind's `xl`: wide enough for the contents beside the guide. */
const WIDE = "(min-width: 80rem)";

/** Opens the contents of a guide where they stand beside it. Elsewhere, closes them after a click: they cover the text. */
export function openContents(page: Document): void {
  const contents = page.querySelector<HTMLDetailsElement>("details[data-contents]");
  if (!contents) return;
  if (matchMedia(WIDE).matches) contents.open = true;
  else contents.addEventListener("click", ({ target }) => closeAfterLink(contents, target));
}

function closeAfterLink(contents: HTMLDetailsElement, target: EventTarget | null): void {
  if (target instanceof Element && target.closest("a")) contents.open = false;
}
