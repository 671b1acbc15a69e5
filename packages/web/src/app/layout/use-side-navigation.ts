import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readCookie, writeCookie } from "#lib/cookies.ts";

const COOKIE = "verbena_sidebar";
const COOKIE_DAYS = 7;

/** From this width on the navigation stands beside the page; below it is a drawer. */
const WIDE = "(min-width: 768px)";

/** From this width on it takes no room that the page needs. */
const ROOMY = "(min-width: 1024px)";

/** Whether the side navigation is expanded and the drawer open; Ctrl or Meta and b changes it. */
export function useSideNavigation() {
  const [expanded, setExpanded] = useState(wasExpanded);
  const drawer = useDrawer();

  function toggle(): void {
    setExpanded(!expanded);
    writeCookie(COOKIE, expanded ? "collapsed" : "expanded", COOKIE_DAYS);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      if (window.matchMedia(WIDE).matches) toggle();
      else drawer.setOpen(!drawer.open);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });

  return { expanded, toggle, drawer };
}

/** As it was left; at first expanded where the page has room beside it. */
function wasExpanded(): boolean {
  const state = readCookie(COOKIE);
  return state === null ? window.matchMedia(ROOMY).matches : state !== "collapsed";
}

/** Whatever leads somewhere closes the drawer, also to the page that is already there. */
function useDrawer() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => router.subscribe("onBeforeNavigate", () => setOpen(false)), [router]);
  return { open, setOpen };
}
