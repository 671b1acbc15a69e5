/**
 * Hands the focus on before an item leaves its list: to the heading of the one after it, or before
 * it, or to the panel around the list.
 */
export function focusBeside(item: HTMLElement | null): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = beside?.querySelector("h2") ?? item?.closest("[role=tabpanel]");
  if (target instanceof HTMLElement) target.focus();
}
