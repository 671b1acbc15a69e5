// Import rules: core ← content ← server ← web, which reaches the server only through client.ts.
// Every comment says how to fix a violation.

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
function forbid(name, comment, from, to) {
  return { name, severity: "error", comment, from, to };
}

/** Checked without imports of types, which the built code does not contain. */
export const runtimeRules = [
  forbid(
    "the-door-stays-light",
    "client.ts runs in the browser: import database, Node and app only as types.",
    { path: "^packages/server/src/client\\.ts$" },
    {
      reachable: true,
      path: "^packages/server/src/(db|app|main|environment|testing)|^node:|node_modules/(pg|pino|drizzle-orm|@electric-sql|@hono/node-server)/",
    },
  ),
];

/**
 * Folders of packages/server/src, lowest first: each may import from those before it. `app.ts` and
 * `main.ts` may import all of them.
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

const serverLayerRules = serverLayers.slice(0, -1).map((folders, index) => {
  const higher = serverLayers
    .slice(index + 1)
    .flat()
    .join("|");
  return forbid(
    `server-layer-${folders.join("-")}`,
    "A lower layer of the server imports a higher one: pass it as an argument, or move the file up.",
    { path: `^packages/server/src/(${folders.join("|")})/`, pathNot: "\\.test\\.ts$" },
    { path: `^packages/server/src/(${higher})/|^packages/server/src/(app|main)\\.ts$` },
  );
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      "no-circular",
      "Two files import each other: move what both need into a third one.",
      {},
      { circular: true },
    ),
    forbid(
      "core-is-pure",
      "Core imports only core: pass what it needs as an argument.",
      { path: "^packages/core/src/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^packages/core/src/" },
    ),
    forbid(
      "content-knows-only-core",
      "Content is data and its loader: move what it needs into core, or do it in server.",
      { path: "^packages/content/" },
      { path: "^packages/(server|web)/" },
    ),
    forbid(
      "cli-knows-only-core",
      "Commands that need data belong in packages/server/src/commands.",
      { path: "^packages/cli/" },
      { path: "^packages/(content|server|web)/" },
    ),
    forbid(
      "server-does-not-know-web",
      "Return data from the server and render it in the browser.",
      { path: "^packages/server/" },
      { path: "^packages/web/" },
    ),
    forbid(
      "web-uses-the-one-door",
      "Export what the browser needs from packages/server/src/client.ts and import @verbena/server/client.",
      { path: "^packages/web/" },
      { path: "^packages/server/", pathNot: "^packages/server/src/client\\.ts$" },
    ),
    forbid(
      "web-takes-content-for-browsers",
      "The loader reads files: in the browser import @verbena/content/links or another file without Node.",
      { path: "^packages/web/" },
      { path: "^packages/content/src/(load|schema)\\.ts$" },
    ),
    ...serverLayerRules,
    forbid(
      "no-feature-imports-another-on-the-server",
      "Move what two features share to core or a lower layer of the server.",
      { path: "^packages/server/src/features/([^/]+)/" },
      { path: "^packages/server/src/features/", pathNot: "^packages/server/src/features/$1/" },
    ),
    forbid(
      "no-feature-imports-another-in-web",
      "Move what two features share to progress, session, lib or ui; compose features in app.",
      { path: "^packages/web/src/features/([^/]+)/" },
      { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/$1/" },
    ),
    forbid(
      "web-features-do-not-know-app",
      "Pass it as an argument, or compose it in app.",
      { path: "^packages/web/src/features/" },
      { path: "^packages/web/src/app/" },
    ),
    forbid(
      "web-layers",
      "app → features → progress, session, conjugation → ui, lib, i18n: pass what a lower layer needs as an argument.",
      { path: "^packages/web/src/(progress|session|conjugation|ui|lib|i18n)/" },
      { path: "^packages/web/src/(app|features)/" },
    ),
    forbid(
      "web-ground-layers",
      "ui, lib and i18n know nothing of learners: pass it as an argument or move the file up.",
      { path: "^packages/web/src/(ui|lib|i18n)/" },
      { path: "^packages/web/src/(progress|session|conjugation)/" },
    ),
    forbid(
      "nothing-unresolvable",
      "The imported file does not exist: correct the path or declare the dependency.",
      { path: "^(packages|e2e|bench)/" },
      { couldNotResolve: true, pathNot: "\\.(woff2|css|svg)|^virtual:" },
    ),
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
