/**
 * The faults in the layout of a page at its current width. Runs in the page, and must use nothing outside this
 * function.
 */
export function findFaults(): string[] {
  /** The smallest target for fingers (WCAG 2.2, 2.5.5) and for a mouse (2.5.8), less half a pixel for rounding. */
  const targetPx = matchMedia("(pointer: coarse)").matches ? 43.5 : 23.5;
  const targets =
    "a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=menuitemradio], [role=option]";
  const elements = [...document.body.querySelectorAll("*")]
    .filter((element) => element instanceof HTMLElement)
    .filter(isVisible);
  return [...overflows(), ...cutTexts(), ...smallTargets()];

  function overflows(): string[] {
    const room = document.documentElement.clientWidth;
    const used = document.documentElement.scrollWidth;
    if (used <= room) return [];
    const wide = elements.filter(
      (element) => element.getBoundingClientRect().right > room + 1 && !isClipped(element),
    );
    const deepest = wide.filter(
      (element) => !wide.some((other) => element.contains(other.parentElement)),
    );
    return deepest.map((element) => fault("overflow", element, `${used} of ${room}`));
  }

  function cutTexts(): string[] {
    return elements
      .filter((element) => getComputedStyle(element).display !== "inline" && hasOwnText(element))
      .filter((element) => overflowsSideways(element) || hidesLines(element))
      .map((element) => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
        const measured = `${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}`;
        return fault("cut text", element, measured);
      });
  }

  function overflowsSideways(element: HTMLElement): boolean {
    return element.scrollWidth > element.clientWidth + 1;
  }

  function hidesLines(element: HTMLElement): boolean {
    const { overflowY } = getComputedStyle(element);
    const isHiding = overflowY === "hidden" || overflowY === "clip";
    return isHiding && element.scrollHeight > element.clientHeight + 1;
  }

  function smallTargets(): string[] {
    return elements
      .filter((element) => element.matches(targets) && !isInText(element))
      .map((element) => ({ element, area: areaOf(element) }))
      .filter(({ area }) => Math.min(area.width, area.height) < targetPx)
      .map(({ element, area: { width, height } }) =>
        fault("small target", element, `${Math.round(width)} × ${Math.round(height)}`),
      );
  }

  /** The area of a target. A checkbox includes its label. */
  function areaOf(element: HTMLElement): DOMRect {
    const isBox = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
    return ((isBox && element.closest("label")) || element).getBoundingClientRect();
  }

  /** Whether a link or field is within a sentence. WCAG exempts these. */
  function isInText(element: HTMLElement): boolean {
    if (element.matches("p input")) return true;
    const { display } = getComputedStyle(element);
    const lengthOf = (node: Element | null) => node?.textContent?.trim().length ?? 0;
    return display === "inline" && lengthOf(element.parentElement) > lengthOf(element);
  }

  function hasOwnText(element: HTMLElement): boolean {
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
    );
  }

  /** Whether an element is visible: not hidden, not only for screen readers, and not outside the page. */
  function isVisible(element: HTMLElement): boolean {
    if (!element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })) return false;
    // The label stands for a checkbox or radio button that is only for screen readers.
    const label = element instanceof HTMLInputElement ? element.closest("label") : null;
    if (!label && element.closest(".sr-only") !== null) return false;
    const { width, height, bottom, right } = (label ?? element).getBoundingClientRect();
    return width > 1 && height > 1 && bottom + scrollY > 0 && right > 0;
  }

  function isClipped(element: HTMLElement): boolean {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") return true;
    }
    return false;
  }

  function fault(kind: string, element: HTMLElement, measured: string): string {
    const text = (element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 60);
    const place = element.closest("[id]")?.id ?? "";
    return `${kind}: ${element.tagName.toLowerCase()} “${text}” in #${place}, ${measured}`;
  }
}
