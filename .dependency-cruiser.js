// Import rules: spanish ← core ← content ← server ← web, which reaches the server only through client.ts and forms.ts.
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

/** Rules that ignore imports of types, because the built code does not contain them. */
export const runtimeRules = [
  forbid(
    "client-entry-has-no-node-imports",
    "client.ts and forms.ts run in the browser: import database, Node and app only as types.",
    { path: "^packages/server/src/(client|forms)\\.ts$" },
    {
      reachable: true,
      path: "^packages/server/src/(db|app|main|environment|testing)|^node:|node_modules/(pg|pino|drizzle-orm|@electric-sql|@hono/node-server)/",
    },
  ),
  forbid(
    "public-pages-render-what-they-are-given",
    "Public pages are rendered without a learner and without the browser: take what a store, a query or the router gives as a prop, and link with PlaceLink.",
    { path: "^packages/web/src/public-pages/", pathNot: "\\.test\\.tsx?$" },
    {
      reachable: true,
      path: "^packages/web/src/(queue|progress|session)/|^packages/web/src/lib/(api|database|offline-cache|start|use-module)\\.ts$|node_modules/(@tanstack|idb)/",
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
  ["policy"],
  ["http", "mail-queue", "audit", "content"],
  ["accounts", "knowledge"],
  ["downloads"],
  ["mail", "features", "backup", "public-pages"],
  ["verbs-api"],
  ["control"],
  ["commands"],
];

/** Folders of packages/web/src, lowest first: each may import from those before it. */
const webLayers = [
  ["lib"],
  ["queue"],
  ["i18n"],
  ["ui"],
  ["speech"],
  ["progress", "session", "conjugation"],
  ["learner-ui"],
  ["features"],
  ["app", "public-pages"],
];

const layerRules = [
  ...forbidHigherLayers("server", serverLayers, "|^packages/server/src/(app|main)\\.ts$"),
  ...forbidHigherLayers("web", webLayers),
];

/**
 * @param {"server" | "web"} name the package
 * @param {readonly (readonly string[])[]} layers
 * @param {string} [more] a pattern of further files that no layer may import
 */
function forbidHigherLayers(name, layers, more = "") {
  return layers.slice(0, -1).map((folders, index) => {
    const higher = layers
      .slice(index + 1)
      .flat()
      .join("|");
    return forbid(
      `${name}-layer-${folders.join("-")}`,
      "A lower layer imports a higher one: pass it as an argument, or move the file to a higher layer.",
      {
        path: `^packages/${name}/src/(${folders.join("|")})/`,
        pathNot: "^packages/server/.*\\.test\\.ts$",
      },
      { path: `^packages/${name}/src/(${higher})/${more}` },
    );
  });
}

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
      "spanish-imports-nothing",
      "The engine is a package without dependencies: pass what it needs as an argument. Only its command uses Node.",
      { path: "^packages/spanish/src/", pathNot: "\\.test\\.ts$|^packages/spanish/src/command/" },
      { pathNot: "^packages/spanish/src/" },
    ),
    forbid(
      "spanish-has-three-entry-points",
      "Import @verbena/spanish, /diagnose or /verbs, or do without. Export only what is worth a promise to other people.",
      { path: "^(packages|e2e|bench)/", pathNot: "^packages/spanish/" },
      {
        path: "^packages/spanish/src/",
        pathNot: "^packages/spanish/src/(spanish|diagnose|verbs)\\.ts$",
      },
    ),
    forbid(
      "core-is-pure",
      "Core imports only core, the engine, and the pure ts-fsrs: pass what it needs as an argument.",
      { path: "^packages/core/src/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(packages/(core|spanish)/src/|node_modules/ts-fsrs/)" },
    ),
    forbid(
      "content-knows-only-core",
      "Content is data and its loader: move what it needs into core, or do it in server.",
      { path: "^packages/content/" },
      { path: "^packages/(server|web)/" },
    ),
    forbid(
      "server-does-not-know-web",
      "Return data from the server and render it in the browser.",
      { path: "^packages/server/" },
      { path: "^packages/web/" },
    ),
    forbid(
      "web-uses-the-one-door",
      "Export what the browser needs from packages/server/src/client.ts, or schemas from forms.ts.",
      { path: "^packages/web/" },
      { path: "^packages/server/", pathNot: "^packages/server/src/(client|forms)\\.ts$" },
    ),
    forbid(
      "web-takes-content-for-browsers",
      "The loader reads files: in the browser import @verbena/content/links or another file without Node.",
      { path: "^packages/web/", pathNot: "\\.test\\.tsx?$" },
      { path: "^packages/content/src/(load|schema)\\.ts$" },
    ),
    ...layerRules,
    forbid(
      "no-feature-imports-another-on-the-server",
      // So classes read rows of pupils only with the type `Pupils`, not with queries of progress or statistics.
      "Move what two features share to core or a lower layer of the server.",
      { path: "^packages/server/src/features/([^/]+)/" },
      { path: "^packages/server/src/features/", pathNot: "^packages/server/src/features/$1/" },
    ),
    forbid(
      "no-feature-imports-another-in-web",
      "Move what two features share to learner-ui or a lower layer; compose features in app.",
      { path: "^packages/web/src/features/([^/]+)/" },
      { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/$1/" },
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
    // With "specify", the tool would also compile every file and take twice as long.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
