import { html } from "hono/html";
import type { LoadRenderer } from "../public-pages/renderer.ts";

/** Renders what a public page is about as JSON. */
export const fakeRenderer: LoadRenderer = async () => ({
  version: "test",
  template: `<!doctype html><html lang="es"><head><style>h1{color:red}</style><!--head--></head>
<body><!--body--><script>early()</script></body></html>`,
  renderPage: (page) => ({
    head: `<title>${page.kind}</title>`,
    body: String(html`<pre>${JSON.stringify(page)}</pre>`),
  }),
});
