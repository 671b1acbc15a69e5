// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { KNOWN_USER_KEY, reloadAfterSignOut } from "./known-user.ts";

const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);

afterEach(() => {
  reload.mockClear();
  localStorage.clear();
  document.documentElement.hidden = false;
});

function restorePage({ persisted }: { persisted: boolean }): void {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

it("hides and reloads a page that is restored after a sign-out", () => {
  const stop = reloadAfterSignOut();
  restorePage({ persisted: true });
  stop();
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it("keeps a page that is restored while somebody is signed in", () => {
  localStorage.setItem(KNOWN_USER_KEY, "yes");
  const stop = reloadAfterSignOut();
  restorePage({ persisted: true });
  stop();
  expect(reload).not.toHaveBeenCalled();
});

it("keeps a page that is opened, and not restored", () => {
  const stop = reloadAfterSignOut();
  restorePage({ persisted: false });
  stop();
  expect(reload).not.toHaveBeenCalled();
});
