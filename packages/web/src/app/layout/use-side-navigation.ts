import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readCookie, writeCookie } from "#lib/cookies.ts";

const COOKIE = "verbena_sidebar";
const COOKIE_DAYS = 7;

/** From this width on the navigation stands beside the page; below it is a drawer. */
const WIDE = "(min-width: 768px)";

/** Whether the side navigation is expanded and the drawer open; Ctrl or Meta and b changes it. */
export function useSideNavigation() {
  const { pathname } = useLocation();
  const [expanded, setExpanded] = useState(() => readCookie(COOKIE) !== "collapsed");
  // The drawer belongs to the path on which it was opened, so every change of route closes it.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const drawerOpen = drawerPath === pathname;

  function toggle(): void {
    setExpanded(!expanded);
    writeCookie(COOKIE, expanded ? "collapsed" : "expanded", COOKIE_DAYS);
  }

  function setDrawerOpen(open: boolean): void {
    setDrawerPath(open ? pathname : null);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      if (window.matchMedia(WIDE).matches) toggle();
      else setDrawerOpen(!drawerOpen);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });

  return { expanded, toggle, drawerOpen, setDrawerOpen };
}
