/**
 * For the `finalFocus` of dialogs, drawers and menus: the field with which the page begins, marked
 * `data-start`, so that typing and Enter go on there; where a page has none, what had focus before.
 */
export function toStartField(): HTMLElement | true {
  return document.querySelector<HTMLElement>("[data-start]") ?? true;
}
