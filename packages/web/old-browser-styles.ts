import type { Plugin } from "vite";

/** Tailwind's colour for browsers without `color-mix`, and the colour for all others. */
const FALLBACK =
  /([\w-]+): var\((--[\w-]+)\);((?:\s*\})?\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(?:[^{}]+\{\s*)?\1: color-mix\(in oklab, var\(\2\) (\d+)%, transparent\))/g;

/** How the minifier writes `width < 40rem`. Safari before 16.4 ignores it without a type of medium. */
const NEGATION = /@media not \(/g;

/**
 * Styles that the oldest browsers understand, where neither Tailwind nor Vite's minifier writes them.
 *
 * - Without `color-mix`, Tailwind makes a translucent colour opaque: a text would have the colour of its
 *   background. Here, a colour that is more than half transparent becomes transparent.
 * - A negated media query names a type of medium.
 */
export function oldBrowserStyles(): Plugin {
  return {
    name: "verbena:old-browser-styles",
    apply: "build",
    // Before Vite's own steps, and after Tailwind's if it is later in the list.
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
