import type { Locator, Page } from "@playwright/test";

/** The sentence of a list of content care that has a text in it. */
export function itemWith(page: Page, list: string, text: string): Locator {
  return page
    .getByRole("list", { name: list })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .filter({ hasText: text });
}
