import { useSyncExternalStore } from "react";

/** Whether the page fills the screen, and a function to change it. Null where the browser does not allow it. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = isFull
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // The browser may refuse. Then the page stays as it is.
    change.catch(() => undefined);
  };
  return { isFull, toggle };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}
