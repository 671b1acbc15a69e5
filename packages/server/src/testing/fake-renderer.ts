import type { PublicPage } from "../public-pages/public-page.ts";
import type { LoadRenderer } from "../public-pages/renderer.ts";

const TEMPLATE = `<!doctype html><html lang="es"><head><style>h1 { color: red }</style><!--head--></head>
<body><!--body--><script>console.log("early")</script></body></html>`;

/** A renderer that writes into a page what it was given, as JSON. */
export const fakeRenderer: LoadRenderer = async () => ({
  version: "test",
  templates: { guide: TEMPLATE, page: TEMPLATE },
  renderPage: (page) => ({ head: `<title>${page.kind}</title>`, body: inScript(page) }),
});

const inScript = (page: PublicPage) =>
  `<script type="application/json">${JSON.stringify(page).replaceAll("<", "\\u003c")}</script>`;

/** What `fakeRenderer` was given. */
export function contentOf(page: unknown): unknown {
  const [, json = ""] =
    /<script type="application\/json">([^<]*)<\/script>/.exec(String(page)) ?? [];
  return JSON.parse(json);
}
