import { useLocation } from "@tanstack/react-router";

/** The dashboard, practice, and the lists from which practice starts. */
const pathsWithBar = /^\/app(\/exercise(\/[^/]+)?|\/packages\/[^/]+(\/failed)?)?\/?$/;

/** Whether the bar of figures stands at the foot: not where forms, texts or more figures are. */
export function useHasStatsBar(): boolean {
  return useLocation({ select: ({ pathname }) => pathsWithBar.test(pathname) });
}
