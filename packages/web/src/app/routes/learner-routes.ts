import { createRoute, redirect } from "@tanstack/react-router";
import type { PrintSearch } from "#features/print/sheet-plan.ts";
import { lazyPage } from "../lazy-page.ts";
import { NotFound } from "../pages/not-found.tsx";
import { FullPageError } from "../pages/page-error.tsx";
import { boardSearch, drillSearch, sourceNames, textParameters } from "../search.ts";
import { rootRoute } from "./root-route.ts";
import { helpTexts } from "./visitor-routes.ts";

const app = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app",
  errorComponent: FullPageError,
  component: lazyPage(() => import("../layout/app-shell.tsx"), "AppShell"),
  notFoundComponent: NotFound,
});

const dashboard = createRoute({
  getParentRoute: () => app,
  path: "/",
  component: lazyPage(() => import("../pages/dashboard-route.tsx"), "DashboardRoute", "dashboard"),
});

const usefulLinks = createRoute({
  getParentRoute: () => app,
  path: "enlaces-utiles",
  component: lazyPage(
    () => import("#features/useful-links/useful-links-page.tsx"),
    "UsefulLinksPage",
  ),
});

type ExerciseSearch = {
  /** Only items of the failed list. */
  failed?: boolean;
  /** Only the verbs of the selection with this id. */
  package?: string | undefined;
  /** Only these verbs, separated by commas. */
  verbs?: string | undefined;
  /** Only the fill-in sentences that this section of the guide explains. */
  section?: string | undefined;
  /** Only forms in which this cause of mistakes can occur, and some others. */
  cause?: string | undefined;
};

const isTrue = (value: unknown) => String(value) === "true";

function exerciseSearch({ failed, ...search }: Record<string, unknown>): ExerciseSearch {
  return {
    ...(isTrue(failed) && { failed: true }),
    ...textParameters(search, "package", "verbs", "section", "cause"),
  };
}

const exerciseComponent = lazyPage(
  () => import("../pages/exercise-route.tsx"),
  "ExerciseRoute",
  "exercise",
);

const defaultExercise = createRoute({
  getParentRoute: () => app,
  path: "exercise",
  validateSearch: exerciseSearch,
  component: exerciseComponent,
});

const exercise = createRoute({
  getParentRoute: () => app,
  path: "exercise/$family",
  validateSearch: exerciseSearch,
  component: exerciseComponent,
});

type ReviewSearch = {
  /** Goes on with further forms if nothing is left for today. */
  more?: boolean;
  /** Only what was wrong last. */
  missed?: boolean;
  /** Only forms of all families in which this cause of mistakes can occur, and some others. */
  cause?: string | undefined;
  /** Only forms of all families that need this skill, and some others. */
  skill?: string | undefined;
  /** Of the skill, only the few forms that show whether the learner knows it. */
  check?: boolean;
};

const review = createRoute({
  getParentRoute: () => app,
  path: "review",
  validateSearch: (search: Record<string, unknown>): ReviewSearch => ({
    ...(isTrue(search["more"]) && { more: true }),
    ...(isTrue(search["missed"]) && { missed: true }),
    ...(isTrue(search["check"]) && { check: true }),
    ...textParameters(search, "cause", "skill"),
  }),
  component: lazyPage(
    () => import("../pages/daily-review-route.tsx"),
    "DailyReviewRoute",
    "exercise",
  ),
});

const family = createRoute({
  getParentRoute: () => app,
  path: "families/$family",
  component: lazyPage(() => import("../pages/family-route.tsx"), "FamilyRoute", "dashboard"),
});

const packages = createRoute({
  getParentRoute: () => app,
  path: "packages/$family",
  component: lazyPage(() => import("../pages/packages-pages.tsx"), "PackagesRoute", "packages"),
});

const newPackage = createRoute({
  getParentRoute: () => app,
  path: "packages/$family/new",
  component: lazyPage(() => import("../pages/packages-pages.tsx"), "NewPackageRoute", "packages"),
});

const editPackage = createRoute({
  getParentRoute: () => app,
  path: "packages/$family/$id/edit",
  component: lazyPage(() => import("../pages/packages-pages.tsx"), "EditPackageRoute", "packages"),
});

const failedList = createRoute({
  getParentRoute: () => app,
  path: "packages/$family/failed",
  component: lazyPage(() => import("../pages/packages-pages.tsx"), "FailedListRoute", "failed"),
});

const managePackage = createRoute({
  getParentRoute: () => app,
  path: "manage-package/$family",
  beforeLoad: ({ params }) => {
    throw redirect({
      to: "/app/packages/$family",
      params: { family: params.family },
      replace: true,
    });
  },
});

const manageFailed = createRoute({
  getParentRoute: () => app,
  path: "manage-failed/$family",
  beforeLoad: ({ params }) => {
    throw redirect({
      to: "/app/packages/$family/failed",
      params: { family: params.family },
      replace: true,
    });
  },
});

const theory = createRoute({
  getParentRoute: () => app,
  path: "theory/$family",
  component: lazyPage(
    () => import("../pages/theory-route.tsx"),
    "TheoryRoute",
    "conjugation",
    "theory",
  ),
});

const assignmentTexts = [
  "assignments",
  "classResults",
  "ruleMap",
  "diagnosis",
  "conjugation",
  "causes",
] as const;

const assignments = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/assignments",
  component: lazyPage(
    () => import("../pages/assignments-pages.tsx"),
    "AssignmentsRoute",
    ...assignmentTexts,
    "classes",
  ),
});

const newAssignment = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/assignments/new",
  validateSearch: (search: Record<string, unknown>) =>
    textParameters(search, "family", "verbs", "skill", "cards", "topic"),
  component: lazyPage(
    () => import("../pages/assignments-pages.tsx"),
    "NewAssignmentRoute",
    ...assignmentTexts,
  ),
});

const assignment = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/assignments/$assignmentId",
  component: lazyPage(
    () => import("../pages/assignments-pages.tsx"),
    "AssignmentRoute",
    ...assignmentTexts,
  ),
});

const editAssignment = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/assignments/$assignmentId/edit",
  component: lazyPage(
    () => import("../pages/assignments-pages.tsx"),
    "EditAssignmentRoute",
    ...assignmentTexts,
  ),
});

const verbTable = createRoute({
  getParentRoute: () => app,
  path: "verbs",
  validateSearch: (search: Record<string, unknown>) => textParameters(search, "verb"),
  component: lazyPage(
    () => import("../pages/verb-table-route.tsx"),
    "VerbTableRoute",
    "conjugation",
    "meanings",
  ),
});

const drill = createRoute({
  getParentRoute: () => app,
  path: "drill",
  validateSearch: drillSearch,
  component: lazyPage(
    () => import("../pages/drill-route.tsx"),
    "DrillRoute",
    "drill",
    "conjugation",
  ),
});

const drillPractice = createRoute({
  getParentRoute: () => app,
  path: "drill/practice",
  validateSearch: drillSearch,
  component: lazyPage(
    () => import("../pages/drill-practice-route.tsx"),
    "DrillPracticeRoute",
    "drill",
    "exercise",
  ),
});

const board = createRoute({
  getParentRoute: () => app,
  path: "board",
  validateSearch: boardSearch,
  component: lazyPage(() => import("../pages/board-route.tsx"), "BoardChoiceRoute", "board"),
});

const boardShow = createRoute({
  getParentRoute: () => app,
  path: "board/show",
  validateSearch: boardSearch,
  component: lazyPage(() => import("../pages/board-route.tsx"), "BoardRoute", "board", "verdict"),
});

const statistics = createRoute({
  getParentRoute: () => app,
  path: "statistics",
  validateSearch: (search: Record<string, unknown>) => textParameters(search, "tab"),
  component: lazyPage(
    () => import("../pages/statistics-route.tsx"),
    "StatisticsRoute",
    "statistics",
    "causes",
    "settings",
  ),
});

const print = createRoute({
  getParentRoute: () => app,
  path: "print",
  validateSearch: ({ failed, ...search }: Record<string, unknown>): PrintSearch => ({
    ...(isTrue(failed) && { failed: true }),
    ...textParameters(
      search,
      ...sourceNames,
      ...(["seed", "kind", "count", "versions", "parts", "size", "paper"] as const),
    ),
  }),
  component: lazyPage(() => import("../pages/print-route.tsx"), "PrintRoute", "print"),
});

const ruleMap = createRoute({
  getParentRoute: () => app,
  path: "rules",
  component: lazyPage(
    () => import("../pages/rule-map-route.tsx"),
    "RuleMapRoute",
    "ruleMap",
    "conjugation",
    "diagnosis",
  ),
});

/** With the texts of skills and causes. */
const classTexts = [
  "classResults",
  "classes",
  "ruleMap",
  "diagnosis",
  "conjugation",
  "causes",
] as const;

const placement = createRoute({
  getParentRoute: () => app,
  path: "placement",
  component: lazyPage(() => import("../pages/placement-route.tsx"), "PlacementRoute", "placement"),
});

const placementTest = createRoute({
  getParentRoute: () => app,
  path: "placement/test",
  component: lazyPage(
    () => import("../pages/placement-test-route.tsx"),
    "PlacementTestRoute",
    "exercise",
    "placement",
  ),
});

type AssignmentSearch = {
  /** Asks all forms, also those that are done. */
  again?: boolean;
  /** For a teacher: records nothing. */
  preview?: boolean;
};

const classPage = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId",
  component: lazyPage(() => import("../pages/class-route.tsx"), "ClassRoute", ...classTexts),
});

const classConfusions = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/confusions",
  validateSearch: (search: Record<string, unknown>) =>
    textParameters(search, "days", "family", "assignment"),
  component: lazyPage(
    () => import("../pages/class-route.tsx"),
    "ClassConfusionsRoute",
    ...classTexts,
  ),
});

const classPupil = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/pupils/$userId",
  component: lazyPage(
    () => import("../pages/class-route.tsx"),
    "ClassPupilRoute",
    ...classTexts,
    "statistics",
  ),
});

const classes = createRoute({
  getParentRoute: () => app,
  path: "classes",
  validateSearch: ({ all }: Record<string, unknown>): { all?: boolean } =>
    isTrue(all) ? { all: true } : {},
  component: lazyPage(
    () => import("../pages/classes-pages.tsx"),
    "ClassesRoute",
    "classes",
    "issues",
  ),
});

const newClass = createRoute({
  getParentRoute: () => app,
  path: "classes/new",
  component: lazyPage(
    () => import("../pages/classes-pages.tsx"),
    "OpenClassPage",
    "classes",
    "choice",
  ),
});

const classHelp = createRoute({
  getParentRoute: () => app,
  path: "classes/help",
  component: lazyPage(() => import("../pages/help-route.tsx"), "HelpRoute", ...helpTexts),
});

const classMembers = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/members",
  component: lazyPage(() => import("../pages/classes-pages.tsx"), "MembersRoute", "classes"),
});

const classSettings = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/settings",
  component: lazyPage(
    () => import("../pages/classes-pages.tsx"),
    "ClassSettingsRoute",
    "classes",
    "choice",
  ),
});

const ownWork = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/own-work",
  component: lazyPage(
    () => import("../pages/class-route.tsx"),
    "OwnWorkRoute",
    ...classTexts,
    "homework",
    "statistics",
    "joining",
  ),
});

const classAccounts = createRoute({
  getParentRoute: () => app,
  path: "classes/$classId/accounts",
  component: lazyPage(
    () => import("../pages/class-accounts-route.tsx"),
    "ClassAccountsRoute",
    "classes",
    "classAccounts",
    "issues",
  ),
});

const homework = createRoute({
  getParentRoute: () => app,
  path: "assignments/$classId/$assignmentId",
  validateSearch: (search: Record<string, unknown>): AssignmentSearch => ({
    ...(isTrue(search["again"]) && { again: true }),
    ...(isTrue(search["preview"]) && { preview: true }),
  }),
  component: lazyPage(
    () => import("../pages/assignment-route.tsx"),
    "AssignmentRoute",
    "homework",
    "exercise",
  ),
});

const profile = createRoute({
  getParentRoute: () => app,
  path: "profile",
  component: lazyPage(
    () => import("../pages/profile-route.tsx"),
    "ProfileRoute",
    "settings",
    "profile",
    "homework",
    "joining",
    "account",
    "choice",
    "reports",
  ),
});

/** The path that learners may guess. It redirects to the profile. */
const settings = createRoute({
  getParentRoute: () => app,
  path: "settings",
  beforeLoad: ({ location }) => {
    throw redirect({ to: "/app/profile", hash: location.hash, replace: true });
  },
});

export const learnerRoutes = app.addChildren([
  dashboard,
  usefulLinks,
  defaultExercise,
  exercise,
  review,
  family,
  packages,
  newPackage,
  editPackage,
  failedList,
  managePackage,
  manageFailed,
  theory,
  assignments,
  newAssignment,
  assignment,
  editAssignment,
  verbTable,
  drill,
  drillPractice,
  board,
  boardShow,
  statistics,
  print,
  ruleMap,
  placement,
  placementTest,
  classPage,
  classConfusions,
  classPupil,
  ownWork,
  classAccounts,
  classes,
  newClass,
  classHelp,
  classMembers,
  classSettings,
  homework,
  profile,
  settings,
]);
