import { createRoute, notFound } from "@tanstack/react-router";
import { cefrLevels } from "@verbena/core/families";
import { isLanguage } from "@verbena/core/languages";
import { lazyPage } from "../lazy-page.ts";
import { FullPageError } from "../pages/page-error.tsx";
import { boardSearch, drillSearch, textParameters } from "../search.ts";
import { rootRoute } from "./root-route.ts";

/** Practice without an account. The public page at `/fr/try`, which asks for the level, is a separate document. */
const visitor = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$language/try",
  errorComponent: FullPageError,
  beforeLoad: ({ params }) => {
    if (!isLanguage(params.language)) throw notFound();
  },
  component: lazyPage(() => import("../layout/visitor-shell.tsx"), "VisitorShell", "visitor"),
});

const level = createRoute({
  getParentRoute: () => visitor,
  path: "$level",
  beforeLoad: ({ params }) => {
    if (!cefrLevels.some((one) => one.toLowerCase() === params.level)) throw notFound();
  },
  validateSearch: (search: Record<string, unknown>) =>
    textParameters(search, "family", "verbs", "section"),
  component: lazyPage(() => import("../pages/try-route.tsx"), "TryRoute", "exercise"),
});

const drill = createRoute({
  getParentRoute: () => visitor,
  path: "drill",
  validateSearch: drillSearch,
  component: lazyPage(
    () => import("../pages/drill-route.tsx"),
    "VisitorDrillRoute",
    "drill",
    "conjugation",
  ),
});

const drillPractice = createRoute({
  getParentRoute: () => visitor,
  path: "drill/practice",
  validateSearch: drillSearch,
  component: lazyPage(
    () => import("../pages/drill-practice-route.tsx"),
    "VisitorDrillPracticeRoute",
    "drill",
    "exercise",
  ),
});

const board = createRoute({
  getParentRoute: () => visitor,
  path: "board",
  validateSearch: boardSearch,
  component: lazyPage(() => import("../pages/board-route.tsx"), "VisitorBoardChoiceRoute", "board"),
});

const boardShow = createRoute({
  getParentRoute: () => visitor,
  path: "board/show",
  validateSearch: boardSearch,
  component: lazyPage(
    () => import("../pages/board-route.tsx"),
    "VisitorBoardRoute",
    "board",
    "verdict",
  ),
});

/** The texts of the help for teachers, and those that it takes the names of buttons from. */
export const helpTexts = [
  "help",
  "classes",
  "joining",
  "classAccounts",
  "assignments",
  "classResults",
] as const;

const help = createRoute({
  getParentRoute: () => visitor,
  path: "help",
  component: lazyPage(() => import("../pages/help-route.tsx"), "VisitorHelpRoute", ...helpTexts),
});

const screens = [level, drill, drillPractice, board, boardShow, help] as const;
export const visitorRoutes = visitor.addChildren(screens);
