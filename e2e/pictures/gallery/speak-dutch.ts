import type { Locator, Page } from "@playwright/test";
import { inDutch, patternInDutch } from "./dutch.ts";

type Finder = Pick<Page, "getByRole" | "getByText" | "getByLabel">;

/**
 * Lets a page's locators find Dutch elements by their French names, so that the steps to a screen
 * are written once. Patches the prototype of all locators in this process, so call it only in processes
 * whose other pages are Dutch too.
 */
export function speakDutch(page: Page): void {
  translate(page);
  const locatorPrototype: Locator = Object.getPrototypeOf(page.locator("html"));
  if (!patched.has(locatorPrototype)) translate(locatorPrototype);
  patched.add(locatorPrototype);
}

const patched = new WeakSet<object>();

function translate(finder: Finder): void {
  const { getByRole, getByText, getByLabel } = finder;
  finder.getByRole = function (role, options) {
    const name = options?.name;
    return getByRole.call(this, role, { ...options, ...(name && { name: dutch(name) }) });
  };
  finder.getByText = function (text, options) {
    return getByText.call(this, dutch(text), options);
  };
  finder.getByLabel = function (text, options) {
    return getByLabel.call(this, dutch(text), options);
  };
}

const dutch = (name: string | RegExp) =>
  typeof name === "string" ? inDutch(name) : patternInDutch(name);
