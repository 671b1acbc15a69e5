import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "#lib/web-storage.ts";

const COOKIE = "verbena_sidebar";
const COOKIE_DAYS = 7;

/** From this width on, the navigation is beside the page; below, it is a drawer. */
const isBesidePage = window.matchMedia("(min-width: 768px)");

/** From this width on, the page has room for the expanded navigation. */
const HAS_ROOM_EXPANDED = "(min-width: 1024px)";

type Options = {
  /** Whether the page shows only icons beside it: then the expanded navigation is a drawer. */
  collapsed: boolean;
};

/**
 * Whether the navigation is beside the page or in a drawer, expanded, and open. Ctrl+B or Meta+B toggles
 * the one in use.
 */
export function useSideNavigation({ collapsed }: Options) {
  const [chosen, setExpanded] = useState(isExpandedInitially);
  const expanded = chosen && !collapsed;
  const drawer = useDrawer();
  const isBeside = useSyncExternalStore(onWidthChange, () => isBesidePage.matches);

  function toggle(): void {
    if (collapsed || !isBesidePage.matches) {
      drawer.setOpen(!drawer.open);
      return;
    }
    setExpanded(!expanded);
    writeCookie(COOKIE, expanded ? "collapsed" : "expanded", COOKIE_DAYS);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || event.repeat) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener("keydown", (event) => onKeyDown(event), controller);
    return () => controller.abort();
  }, []);

  return { isBeside, expanded, toggle, drawer };
}

function onWidthChange(listener: () => void): () => void {
  isBesidePage.addEventListener("change", listener);
  return () => isBesidePage.removeEventListener("change", listener);
}

/** The stored state, or else expanded if the page has room. */
function isExpandedInitially(): boolean {
  const state = readCookie(COOKIE);
  return state === null ? window.matchMedia(HAS_ROOM_EXPANDED).matches : state !== "collapsed";
}

/** The state of the drawer. Every navigation closes it, even one to the current page. */
function useDrawer() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => router.subscribe("onBeforeNavigate", () => setOpen(false)), [router]);
  return { open, setOpen };
}
