// The direction of the house: core ← content ← server ← web's one door. Every comment says what
// to do about a violation.

/**
 * Held for what runs: types may come from anywhere.
 *
 * @type {import("dependency-cruiser").IForbiddenRuleType[]}
 */
export const rulesForWhatRuns = [
  {
    name: "the-door-stays-light",
    severity: "error",
    comment:
      "What runs in the browser must not reach the database, Node or the app: import those as types only.",
    from: { path: "^packages/server/src/client\\.ts$" },
    to: {
      reachable: true,
      path: "^packages/server/src/(db|app|main|environment|testing)|^node:|node_modules/(pg|pino|drizzle-orm|@electric-sql|@hono/node-server)/",
    },
  },
];

/**
 * Folders of packages/server/src, lowest first: each may import from those before it. `app.ts` and
 * `main.ts`, which put everything together, are above them all.
 */
const serverLayers = [
  ["errors"],
  ["input", "security"],
  ["db"],
  ["http", "mail-queue", "audit", "content"],
  ["accounts"],
  ["downloads"],
  ["mail", "features", "backup"],
  ["control"],
  ["commands"],
];

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const serverLayerRules = serverLayers.slice(0, -1).map((folders, index) => ({
  name: `server-layer-${folders.join("-")}`,
  severity: "error",
  comment:
    "A lower layer of the server imports a higher one: take it as an argument, or move the file up.",
  from: {
    path: `^packages/server/src/(${folders.join("|")})/`,
    pathNot: "\\.test\\.ts$",
  },
  to: {
    path: `^packages/server/src/(${serverLayers
      .slice(index + 1)
      .flat()
      .join("|")})/|^packages/server/src/(app|main)\\.ts$`,
  },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment: "Two files need each other: move what both need into a third one.",
      from: {},
      to: { circular: true },
    },
    {
      name: "core-is-pure",
      severity: "error",
      comment: "Core imports only core: pass what it needs as an argument.",
      from: { path: "^packages/core/src/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/core/src/" },
    },
    {
      name: "content-knows-only-core",
      severity: "error",
      comment:
        "Content is data and its loader: move what it reaches for into core, or do it in server.",
      from: { path: "^packages/content/" },
      to: { path: "^packages/(server|web)/" },
    },
    {
      name: "cli-knows-only-core",
      severity: "error",
      comment: "Commands that need data belong to packages/server/src/commands.",
      from: { path: "^packages/cli/" },
      to: { path: "^packages/(content|server|web)/" },
    },
    {
      name: "server-does-not-know-web",
      severity: "error",
      comment: "Let the server answer with data and the browser make a screen of it.",
      from: { path: "^packages/server/" },
      to: { path: "^packages/web/" },
    },
    {
      name: "web-uses-the-one-door",
      severity: "error",
      comment:
        "Export what the browser needs from packages/server/src/client.ts and import @verbena/server/client.",
      from: { path: "^packages/web/" },
      to: { path: "^packages/server/", pathNot: "^packages/server/src/client\\.ts$" },
    },
    {
      name: "web-takes-content-for-browsers",
      severity: "error",
      comment:
        "The loader reads files: in the browser import @verbena/content/links or another file without Node.",
      from: { path: "^packages/web/" },
      to: { path: "^packages/content/src/(load|schema)\\.ts$" },
    },
    ...serverLayerRules,
    {
      name: "no-feature-imports-another-on-the-server",
      severity: "error",
      comment: "Move what two features share to where both may import it: core, db or http.",
      from: { path: "^packages/server/src/features/([^/]+)/" },
      to: { path: "^packages/server/src/features/", pathNot: "^packages/server/src/features/$1/" },
    },
    {
      name: "no-feature-imports-another-in-web",
      severity: "error",
      comment:
        "Move what two features share to progress, session, lib or ui; compose features in app.",
      from: { path: "^packages/web/src/features/([^/]+)/" },
      to: { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/$1/" },
    },
    {
      name: "web-features-do-not-know-app",
      severity: "error",
      comment: "Take it as an argument, or compose it in app.",
      from: { path: "^packages/web/src/features/" },
      to: { path: "^packages/web/src/app/" },
    },
    {
      name: "web-layers",
      severity: "error",
      comment:
        "app → features → progress, session, conjugation → ui, lib, i18n: lower layers take what they need as arguments.",
      from: { path: "^packages/web/src/(progress|session|conjugation|ui|lib|i18n)/" },
      to: { path: "^packages/web/src/(app|features)/" },
    },
    {
      name: "web-ground-layers",
      severity: "error",
      comment:
        "ui, lib and i18n know nothing of learners: take it as an argument or move the file up.",
      from: { path: "^packages/web/src/(ui|lib|i18n)/" },
      to: { path: "^packages/web/src/(progress|session|conjugation)/" },
    },
    {
      name: "web-lib-knows-no-texts",
      severity: "error",
      comment: "ui → i18n → lib: a file that needs texts belongs in i18n.",
      from: { path: "^packages/web/src/lib/" },
      to: { path: "^packages/web/src/i18n/" },
    },
    {
      name: "web-components-belong-in-ui",
      severity: "error",
      comment: "ui → i18n → lib: a component belongs in ui.",
      from: { path: "^packages/web/src/(i18n|lib)/" },
      to: { path: "^packages/web/src/ui/" },
    },
    {
      name: "nothing-unresolvable",
      severity: "error",
      comment: "The import leads nowhere: mend its path or declare the dependency.",
      from: { path: "^(packages|e2e|bench)/" },
      to: { couldNotResolve: true, pathNot: "\\.(woff2|css|svg)|^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|testdata)/" },
    tsPreCompilationDeps: "specify",
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
