import type { RegisteredRouter } from "@tanstack/react-router";
import type { Namespace } from "#i18n/catalogues.ts";

type FirstView = {
  /** The module that the page's route loads. */
  module: `src/app/pages/${string}`;
  /** Texts that only some pages need. */
  texts?: Namespace;
  /** What the page takes from /api/start besides the session: the sentences of its family, or the list of cards. */
  start?: "family" | "outline";
};

/**
 * The pages that learners open first, by the path of their route. From this list, the build writes which scripts the
 * server names for a page, and what early.js requests.
 */
const firstViews: Partial<Record<keyof RegisteredRouter["routesByPath"], FirstView>> = {
  "/auth": { module: "src/app/pages/auth-route.tsx", texts: "account" },
  "/app/": { module: "src/app/pages/dashboard-route.tsx", texts: "dashboard", start: "outline" },
  "/app/exercise/$family": {
    module: "src/app/pages/exercise-route.tsx",
    texts: "exercise",
    start: "family",
  },
  "/app/review": {
    module: "src/app/pages/daily-review-route.tsx",
    texts: "exercise",
    start: "outline",
  },
  "/$language/try/$level": { module: "src/app/pages/try-route.tsx", texts: "exercise" },
  "/app/theory/$family": { module: "src/app/pages/theory-route.tsx" },
};

export const firstViewList = Object.entries(firstViews).map(([path, view]) => ({ path, ...view }));

/** A regular expression for the path of a route. Its first group is the parameter at the end, which may be missing. */
export const patternOf = (path: string): string => {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/\/\$\w+$/, "(?:/([^/]+))?")
    .replaceAll(/\$\w+/g, "[^/]+");
  return `^${pattern}/?$`;
};
