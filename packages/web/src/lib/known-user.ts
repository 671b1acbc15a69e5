import { readStored } from "./web-storage.ts";

/** Set in a browser in which somebody is signed in. Only there do public pages ask who it is. */
export const KNOWN_USER_KEY = "verbena_known_user";

/** From now on, reloads this page if the browser restores it after a sign-out: the page shows the learner. */
export function reloadAfterSignOut(): void {
  window.onpageshow = ({ persisted }) => {
    if (!persisted || readStored(KNOWN_USER_KEY) !== null) return;
    document.documentElement.hidden = true;
    location.reload();
  };
}
