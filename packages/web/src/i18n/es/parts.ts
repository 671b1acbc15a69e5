import type { Part } from "../catalogues.ts";

export const parts = {
  administration: () => import("./administration.ts"),
  causes: () => import("./causes.ts"),
  choice: () => import("./choice.ts"),
  conjugation: () => import("./conjugation.ts"),
  dashboard: () => import("./dashboard.ts"),
  diagnosis: () => import("./diagnosis.ts"),
  drill: () => import("./drill.ts"),
  failed: () => import("./failed.ts"),
  issues: () => import("./issues.ts"),
  levelUp: () => import("./level-up.ts"),
  mailedLinks: () => import("./mailed-links.ts"),
  packages: () => import("./packages.ts"),
  profile: () => import("./profile.ts"),
  reports: () => import("./reports.ts"),
  review: () => import("./review.ts"),
  shortcuts: () => import("./shortcuts.ts"),
  speech: () => import("./speech.ts"),
  statistics: () => import("./statistics.ts"),
  verdict: () => import("./verdict.ts"),
  welcome: () => import("./welcome.ts"),
} satisfies Record<Part, () => Promise<unknown>>;
