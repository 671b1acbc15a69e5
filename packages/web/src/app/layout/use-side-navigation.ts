import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { readCookie, writeCookie } from "#lib/web-storage.ts";

const COOKIE = "verbena_sidebar";
const COOKIE_DAYS = 7;

/** From this width on, the navigation is beside the page; below, it is a drawer. */
const WIDE = "(min-width: 768px)";

/** From this width on, the page has room for the expanded navigation. */
const ROOMY = "(min-width: 1024px)";

/** Whether the side navigation is expanded and the drawer open. Ctrl+B or Meta+B toggles it. */
export function useSideNavigation() {
  const [expanded, setExpanded] = useState(wasExpanded);
  const drawer = useDrawer();

  function toggle(): void {
    setExpanded(!expanded);
    writeCookie(COOKIE, expanded ? "collapsed" : "expanded", COOKIE_DAYS);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || event.repeat) return;
    event.preventDefault();
    if (window.matchMedia(WIDE).matches) toggle();
    else drawer.setOpen(!drawer.open);
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("keydown", (event) => onKeyDown(event), listening);
    return () => listening.abort();
  }, []);

  return { expanded, toggle, drawer };
}

/** As it was left; at first, expanded if the page has room. */
function wasExpanded(): boolean {
  const state = readCookie(COOKIE);
  return state === null ? window.matchMedia(ROOMY).matches : state !== "collapsed";
}

/** Every navigation closes the drawer, even one to the current page. */
function useDrawer() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => router.subscribe("onBeforeNavigate", () => setOpen(false)), [router]);
  return { open, setOpen };
}
