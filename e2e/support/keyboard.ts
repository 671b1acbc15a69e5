import { expect, type Locator, type Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/** More stops than the longest page has. */
const STOPS_MAX = 150;

type Way = {
  /** Where names are not enough. */
  within?: Locator;
  backwards?: boolean;
};

/** A person who has a keyboard and nothing else. */
export type Keyboard = {
  /** Goes from stop to stop until the named one has the focus, and checks that this can be seen. */
  tabTo(role: Role, name: string | RegExp, way?: Way): Promise<Locator>;
  /** Goes there, and presses Enter on it. */
  enter(role: Role, name: string | RegExp, way?: Way): Promise<void>;
  /** Goes on within a menu or a list of tabs, by an arrow. */
  arrowTo(role: Role, name: string | RegExp, arrow: "ArrowDown" | "ArrowRight"): Promise<Locator>;
  /** Replaces what stands in the field that has the focus. */
  write(text: string): Promise<void>;
  /** What pointers did on any page so far. */
  pointerEvents(): readonly string[];
};

/** Before the first page is opened. */
export async function onlyKeyboard(page: Page): Promise<Keyboard> {
  const pointerEvents: string[] = [];
  await page.exposeFunction("tellPointerEvent", (type: string) => pointerEvents.push(type));
  await page.addInitScript(listenForPointers);

  async function press(
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
    throw new Error(`${key} leads to no ${role} “${name}”, but to ${passed.join(" · ")}.`);
  }

  const tabTo: Keyboard["tabTo"] = (role, name, { within, backwards = false } = {}) =>
    press(backwards ? "Shift+Tab" : "Tab", role, name, within);

  return {
    tabTo,
    async enter(role, name, way) {
      await tabTo(role, name, way);
      await page.keyboard.press("Enter");
    },
    arrowTo: (role, name, arrow) => press(arrow, role, name),
    async write(text) {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    pointerEvents: () => pointerEvents,
  };
}

/** In the page: a press of Enter makes a click too, but nothing of these. */
function listenForPointers(): void {
  const types = ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"];
  for (const type of types) {
    window.addEventListener(type, () => void Reflect.get(window, "tellPointerEvent")?.(type), {
      capture: true,
      passive: true,
    });
  }
}

/** What has the focus is on the screen, and something shows where it is. */
async function expectVisibleFocus(focused: Locator): Promise<void> {
  // Of a radio button that is drawn otherwise, only the label can be seen.
  const label = focused.locator("xpath=ancestor::label");
  await expect((await label.count()) === 0 ? focused : label).toBeInViewport();
  await expect.poll(() => focused.evaluate(showsFocus), "the focus can be seen").toBe(true);
}

/**
 * In the page: an outline or a shadow around it or its label, a field's caret, or the look of a
 * menu's entry that is chosen.
 */
function showsFocus(element: Element): boolean {
  if (element.matches("[data-highlighted], input:not([type=checkbox], [type=radio])")) return true;
  // A shadow of no colour is how one is taken away.
  const hasColour = /rgb\(|rgba\((?!0, 0, 0, 0\))/;
  return [element, element.closest("label")].some((shown) => {
    if (shown === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || hasColour.test(boxShadow);
  });
}
