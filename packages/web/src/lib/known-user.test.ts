// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { KNOWN_USER_KEY, reloadAfterSignOut } from "./known-user.ts";

const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);

// Tests of other files, which run in the same page, may leave a known user.
beforeEach(() => {
  reload.mockClear();
  localStorage.clear();
  window.onpageshow = null;
  document.documentElement.hidden = false;
});

function restorePage({ persisted }: { persisted: boolean }): void {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

it("hides and reloads a page that is restored after a sign-out", () => {
  reloadAfterSignOut();
  restorePage({ persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it("keeps a page that is restored while somebody is signed in", () => {
  localStorage.setItem(KNOWN_USER_KEY, "yes");
  reloadAfterSignOut();
  restorePage({ persisted: true });
  expect(reload).not.toHaveBeenCalled();
});

it("keeps a page that is opened, and not restored", () => {
  reloadAfterSignOut();
  restorePage({ persisted: false });
  expect(reload).not.toHaveBeenCalled();
});
