import type { Plugin } from "vite";

/** Tailwind's colour for browsers without `color-mix`, and the colour for all others. */
const FALLBACK =
  /([\w-]+): var\((--[\w-]+)\);((?:\s*\})?\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(?:[^{}]+\{\s*)?\1: color-mix\(in oklab, var\(\2\) (\d+)%, transparent\))/g;

/**
 * The start of a negated media query. The minifier writes `width < 40rem` in this way, and Safari before 16.4 ignores
 * it without a media type.
 */
const NEGATION = /@media not \(/g;

/**
 * Rewrites styles that Tailwind and Vite's minifier write only for newer browsers.
 *
 * - For browsers without `color-mix`, Tailwind makes a translucent colour opaque, and a text could have the colour of
 *   its background. This plugin makes a colour that is more than half transparent fully transparent.
 * - Adds a media type to a negated media query.
 */
export function oldBrowserStyles(): Plugin {
  return {
    name: "verbena:old-browser-styles",
    apply: "build",
    // Runs before Vite's own steps. List this plugin after Tailwind's to run after it.
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) =>
        code.replace(FALLBACK, (rule, property, _, mixed, share) =>
          Number(share) < 50 ? `${property}: transparent;${mixed}` : rule,
        ),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) {
          file.source = String(file.source).replace(NEGATION, "@media not all and (");
        }
      }
    },
  };
}
