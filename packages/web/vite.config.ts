import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { listCachedFiles, SERVICE_WORKER } from "./list-cached-files.ts";
import { listPreloads } from "./list-preloads.ts";
import { buildTargets } from "./minimum-browsers.ts";
import { oldBrowserStyles } from "./old-browser-styles.ts";
import { precompress } from "./precompress.ts";
import { LANDING_DOCUMENT, prerenderLanding } from "./prerender-landing.ts";
import { OFFLINE_DOCUMENT, prerenderOffline } from "./prerender-offline.ts";
import { prerenderStartFailure } from "./prerender-start-failure.ts";
import { writeManifests } from "./write-manifests.ts";

/**
 * Modules that pages load on demand: libraries for forms, lists, and overlays; the engine and components that show its
 * forms; sessions; guides; speech; the look of empty lists.
 */
const onDemand =
  /node_modules\/(@base-ui|@floating-ui|@tanstack|zod)\/|packages\/server\/src\/|packages\/core\/src\/(conjugation|diagnosis|drill|session)\/|content\/src\/theory\/|web\/src\/(features\/|speech\/|ui\/empty-state|learner-ui\/level-object)/;

/** The libraries of every page. Leaves out their modules for long lists and forms. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js)/;

/** The entry, and modules that both visitors and learners need. */
const start =
  /web\/src\/(main|app\/guards|features\/welcome\/welcome-cookie|lib\/navigation-state|ui\/(alert|link|load-failure))\.tsx?|lucide-react\/.*\/icons\/(check|minus|x)\./;

/** The layout of the learner's pages, progress, and modules that most of these pages need. */
const learner =
  /web\/src\/(app\/layout\/app-shell|features\/exercise\/session|conjugation\/(spanish-text|person-name))\.tsx?|core\/src\/group-by\.ts|lucide-react\/.*\/icons\/volume-2\./;

const formControls =
  /web\/src\/ui\/(use-form|field|text-field|password-field|checkbox|radio-group|saved-mark)\.tsx?|icons\/eye/;

const isForManyPages = (id: string) => !onDemand.test(id) && !formControls.test(id);

/** Scripts of pages. */
const waitedFor = /assets\/[a-z-]*(route|pages)-/;

/** The server to which `npm run dev` forwards API calls. */
const server = process.env["API_URL"] ?? "http://localhost:3000";

export default defineConfig({
  plugins: [
    react(),
    // Leave optimisation to Vite: it knows the oldest browsers, and Tailwind assumes newer ones.
    tailwindcss({ optimize: false }),
    oldBrowserStyles(),
    prerenderLanding(),
    prerenderOffline(),
    prerenderStartFailure(),
    listPreloads(),
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
        hostType === "html" || waitedFor.test(file) ? dependencies : [],
    },
    rolldownOptions: {
      input: {
        index: "index.html",
        landing: LANDING_DOCUMENT,
        offline: OFFLINE_DOCUMENT,
        ...SERVICE_WORKER,
      },
      output: {
        entryFileNames: ({ name }) =>
          name in SERVICE_WORKER ? "[name].js" : "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [
            // The offline page is a separate document that loads nothing else of the application.
            { name: "language", test: /i18n\/language\.ts/, priority: 5 },
            // Libraries change less often than our code: fewer bytes are new after an upgrade.
            { name: "libraries", test: libraries, priority: 4 },
            { name: "start", test: start, priority: 3 },
            { name: "learner", test: learner, priority: 2 },
            // Puts shared code into one file instead of sixty.
            { name: "common", minShareCount: 5, test: isForManyPages, priority: 1 },
            { name: "tabs", test: /web\/src\/ui\/tabs\.tsx/, priority: 0 },
            { name: "practice", test: /web\/src\/features\/exercise\/practice\.tsx/, priority: 0 },
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
