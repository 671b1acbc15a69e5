import { readStored } from "./web-storage.ts";

/** Set in a browser in which somebody is signed in. Only there do public pages ask who it is. */
export const KNOWN_USER_KEY = "verbena_known_user";

/**
 * Reloads a page that shows a learner if the browser restores it after the learner has signed out. Returns a function
 * that stops this.
 */
export function reloadAfterSignOut(): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || readStored(KNOWN_USER_KEY) !== null) return;
    document.documentElement.hidden = true;
    location.reload();
  };
  window.addEventListener("pageshow", listener);
  return () => window.removeEventListener("pageshow", listener);
}
