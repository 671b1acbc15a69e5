import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { modules } from "./chunks.ts";
import { earlyScripts } from "./early-scripts.ts";
import { listCachedFiles, SERVICE_WORKER } from "./list-cached-files.ts";
import { buildTargets } from "./minimum-browsers.ts";
import { oldBrowserStyles } from "./old-browser-styles.ts";
import { precompress } from "./precompress.ts";
import { documents, prerenderDocuments } from "./prerender-documents.ts";
import { writeManifests } from "./write-manifests.ts";
import { PUBLIC_DOCUMENTS, writePublicTemplates } from "./write-public-templates.ts";

/** The libraries of every page. */
const libraries = modules(
  "node_modules/react",
  "node_modules/react-dom",
  "node_modules/scheduler",
  "node_modules/use-sync-external-store",
  "node_modules/@tanstack",
);

/** Modules of these libraries that only long lists and forms need. */
const longListsAndForms = modules(
  ...["infiniteQueryObserver", "mutationObserver", "queriesObserver"].map(
    (name) => `node_modules/@tanstack/query-core/build/modern/${name}.js`,
  ),
  ...["useInfiniteQuery", "useMutation", "useQueries"].map(
    (name) => `node_modules/@tanstack/react-query/build/modern/${name}.js`,
  ),
  "node_modules/@tanstack/react-router/dist/esm/useBlocker.js",
);

/**
 * Modules that pages load on demand: libraries for forms, lists, and overlays; the engine; what a learner knows, the
 * placement test, sheets, assignments, sessions; the comparison of forms; guides; speech; QR codes; the look of empty lists
 * and of levels.
 */
const onDemand = modules(
  "node_modules/@base-ui",
  "node_modules/@floating-ui",
  "node_modules/@tanstack",
  "node_modules/ts-fsrs",
  "node_modules/zod",
  "packages/server/src",
  ...["conjugation", "diagnosis", "skills", "text/differing-letters.ts"].map(
    (name) => `packages/spanish/src/${name}`,
  ),
  ...[
    "classes",
    "diagnosis",
    "drill",
    "knowledge",
    "placement",
    "practice-sheet",
    "scheduling",
    "session",
  ].map((name) => `packages/core/src/${name}`),
  "packages/content/src/theory",
  "packages/web/src/app/layout/visitor-layout.tsx",
  "packages/web/src/features",
  "packages/web/src/speech",
  "packages/web/src/ui/empty-state.tsx",
  "packages/web/src/ui/disclosure.tsx",
  "packages/web/src/ui/qr-code.tsx",
  "packages/web/src/ui/street.tsx",
  "packages/web/src/ui/tabs.tsx",
  "packages/web/src/learner-ui/construction.tsx",
  "packages/web/src/learner-ui/diagnosis",
  "packages/web/src/learner-ui/facts-of.ts",
  "packages/web/src/learner-ui/form-comparison.tsx",
  "packages/web/src/learner-ui/guide-section.ts",
  "packages/web/src/learner-ui/level-object.tsx",
  "packages/web/src/learner-ui/sentence-parts.ts",
  "packages/web/src/learner-ui/skill-estimate.tsx",
  "packages/web/src/learner-ui/skill-line.ts",
  "packages/web/src/learner-ui/skilled-cards.ts",
  "packages/web/src/learner-ui/use-explain.ts",
  "packages/web/src/learner-ui/use-guide-sections.ts",
  "packages/web/src/progress/use-family-cards.ts",
);

/** Modules that both visitors and learners need. The entry is a script of its own: the two run in separate tasks. */
const start = modules(
  "packages/web/src/app/app.tsx",
  "packages/web/src/app/router.tsx",
  "packages/web/src/app/guards.tsx",
  "packages/web/src/features/welcome/welcome-cookie.ts",
  "packages/web/src/lib/navigation-state.ts",
  ...["alert", "link", "load-failure"].map((name) => `packages/web/src/ui/${name}.tsx`),
  ...icons("check", "minus", "x"),
  "packages/web/src/i18n/fr/vocabulary.ts",
);

/** The layout of the learner's pages, progress, and modules that most of these pages need. */
const learner = modules(
  "packages/web/src/app/layout/app-shell.tsx",
  "packages/web/src/features/exercise/session.ts",
  "packages/web/src/conjugation/spanish-text.tsx",
  "packages/web/src/conjugation/person-name.ts",
  "packages/web/src/speech/sound-button-props.ts",
  "packages/core/src/group-by.ts",
  ...icons("volume-2"),
);

const formControls = modules(
  "packages/web/src/ui/use-form.ts",
  ...[
    "field",
    "text-field",
    "select-field",
    "password-field",
    "checkbox",
    "radio-group",
    "saved-mark",
  ].map((name) => `packages/web/src/ui/${name}.tsx`),
  ...icons("eye", "eye-off"),
);

const isForManyPages = (id: string) => !onDemand(id) && !formControls(id);

function icons(...names: readonly string[]): string[] {
  return names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
}

/** The scripts of pages have the names of their modules. */
const pageNames = readdirSync(join(import.meta.dirname, "src", "app", "pages")).map(
  (file) => parse(file).name,
);
const isPageScript = (file: string) => pageNames.some((name) => file.startsWith(`assets/${name}-`));

/** The server to which `npm run dev` forwards API calls. */
const server = process.env["API_URL"] ?? "http://localhost:3000";

export default defineConfig({
  plugins: [
    react(),
    // Leave optimisation to Vite: it knows the oldest browsers, and Tailwind assumes newer ones.
    tailwindcss({ optimize: false }),
    oldBrowserStyles(),
    earlyScripts(),
    prerenderDocuments(),
    writePublicTemplates(),
    listCachedFiles(),
    writeManifests(),
    precompress(),
  ],
  resolve: {
    // React has had this hook itself since version 18.
    alias: { "use-sync-external-store/shim": "use-sync-external-store" },
  },
  // The proxy must not change the host, because the server compares it with the origin.
  server: { proxy: { "/api": { target: server, changeOrigin: false } } },
  build: {
    target: buildTargets,
    cssTarget: buildTargets,
    assetsInlineLimit: 0,
    // Without the polyfill, old browsers load modules later, and the landing page stays one file.
    modulePreload: {
      polyfill: false,
      // Each link costs a phone a few milliseconds. Add links only for a page that the learner waits for. Modules that
      // load later find their dependencies by themselves.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === "html" || isPageScript(file) ? dependencies : [],
    },
    rolldownOptions: {
      // On a slow machine, the first `npm start` would print how long each plugin took.
      checks: { bundlerTimings: false },
      input: { ...documents, ...PUBLIC_DOCUMENTS, ...SERVICE_WORKER },
      output: {
        entryFileNames: ({ name }) =>
          name in SERVICE_WORKER ? "[name].js" : "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [
            // The offline page is a separate document that loads nothing else of the application.
            { name: "language", test: modules("packages/web/src/i18n/language.ts"), priority: 5 },
            // Libraries change less often than our code: fewer bytes are new after an upgrade.
            {
              name: "libraries",
              test: (id) => libraries(id) && !longListsAndForms(id),
              priority: 4,
            },
            { name: "start", test: start, priority: 3 },
            { name: "learner", test: learner, priority: 2 },
            // Puts shared code into one file instead of sixty.
            { name: "common", minShareCount: 5, test: isForManyPages, priority: 1 },
            { name: "tabs", test: modules("packages/web/src/ui/tabs.tsx"), priority: 0 },
            {
              name: "practice",
              test: modules("packages/web/src/features/exercise/practice.tsx"),
              priority: 0,
            },
          ],
        },
      },
      treeshake: {
        // Lets pages without forms drop the schemas of @verbena/server/client, and zod.
        moduleSideEffects: [{ test: /packages\/server\/src/, sideEffects: false }],
      },
    },
  },
});
