import { expect, type Locator, type Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/** More tab stops than any page has. */
const STOPS_MAX = 150;

type TabOptions = {
  within?: Locator;
  backwards?: boolean;
};

/** Operates a page by keyboard alone. */
export type Keyboard = {
  /** Presses Tab until an element has the focus, and checks that the focus is visible. */
  tabTo(role: Role, name: string | RegExp, options?: TabOptions): Promise<Locator>;
  /** Tabs to an element and presses Enter. */
  activate(role: Role, name: string | RegExp, options?: TabOptions): Promise<void>;
  /** Moves within a menu or a list of tabs by an arrow key. */
  arrowTo(role: Role, name: string | RegExp, arrow: "ArrowDown" | "ArrowRight"): Promise<Locator>;
  /** Replaces the text of the focused field. */
  replaceText(text: string): Promise<void>;
  /** Types of all pointer events so far. */
  pointerEvents(): readonly string[];
};

/** Creates the keyboard of a page and records its pointer events. Call this before the page opens its first path. */
export async function createKeyboard(page: Page): Promise<Keyboard> {
  const pointerEvents: string[] = [];
  await page.exposeFunction("recordPointerEvent", (type: string) => pointerEvents.push(type));
  await page.addInitScript(listenForPointers);

  /** Presses a key until an element has the focus. */
  async function pressUntilFocused(
    key: string,
    role: Role,
    name: string | RegExp,
    within: Page | Locator = page,
  ): Promise<Locator> {
    const wanted = within.getByRole(role, { name, exact: typeof name === "string" });
    const focused = wanted.and(page.locator(":focus"));
    const passed: string[] = [];
    for (let stops = 0; stops < STOPS_MAX; stops++) {
      if ((await focused.count()) === 1) {
        await expectVisibleFocus(focused);
        return focused;
      }
      await page.keyboard.press(key);
      passed.push(
        await page.evaluate(() => document.activeElement?.textContent?.slice(0, 30) ?? ""),
      );
    }
    throw new Error(`${key} does not reach the ${role} “${name}”, only ${passed.join(" · ")}.`);
  }

  const tabTo: Keyboard["tabTo"] = (role, name, { within, backwards = false } = {}) =>
    pressUntilFocused(backwards ? "Shift+Tab" : "Tab", role, name, within);

  return {
    tabTo,
    async activate(role, name, options) {
      await tabTo(role, name, options);
      await page.keyboard.press("Enter");
    },
    arrowTo: (role, name, arrow) => pressUntilFocused(arrow, role, name),
    async replaceText(text) {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    pointerEvents: () => pointerEvents,
  };
}

/** Records the types of pointer events. Runs in the page. Enter also causes a click, but none of these events. */
function listenForPointers(): void {
  const types = ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"];
  for (const type of types) {
    window.addEventListener(type, () => void Reflect.get(window, "recordPointerEvent")?.(type), {
      capture: true,
      passive: true,
    });
  }
}

async function expectVisibleFocus(focused: Locator): Promise<void> {
  // A styled radio button is hidden, but its label is visible.
  const label = focused.locator("xpath=ancestor::label");
  await expect((await label.count()) === 0 ? focused : label).toBeInViewport();
  await expect.poll(() => focused.evaluate(showsFocus), "the focus is visible").toBe(true);
}

/**
 * Whether an element shows its focus: by an outline or shadow of the element or its label, by a caret, or as a
 * highlighted entry. Runs in the page.
 */
function showsFocus(element: Element): boolean {
  if (element.matches("[data-highlighted], input:not([type=checkbox], [type=radio])")) return true;
  // A transparent shadow is invisible.
  const visibleColour = /rgb\(|rgba\((?!0, 0, 0, 0\))/;
  return [element, element.closest("label")].some((shown) => {
    if (shown === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || visibleColour.test(boxShadow);
  });
}
