import { defineConfig } from "vite";
import { RENDERER_FOLDER } from "./write-public-templates.ts";

/** Builds the renderer of public pages as one file for Node, with all that it imports. */
export default defineConfig({
  publicDir: false,
  // The server's process does not set it: without this, React would be its slow development build.
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: "src/public-pages/render.tsx",
    outDir: RENDERER_FOLDER,
    emptyOutDir: true,
    target: "node26",
    rolldownOptions: {
      // Directives such as "use client" mean nothing here.
      checks: { moduleLevelDirective: false },
      output: { entryFileNames: "render.js", codeSplitting: false },
    },
  },
});
