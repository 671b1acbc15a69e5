let awaited = false;

/** After a navigation: the next page heading that appears takes focus. */
export function awaitHeadingFocus(): void {
  awaited = true;
}

/** Whether a heading that has just appeared is the one that takes focus. */
export function takeHeadingFocus(): boolean {
  const taken = awaited;
  awaited = false;
  return taken;
}
