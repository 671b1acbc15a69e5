import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Defer } from "../harness/benchmark.ts";

const PARAGRAPHS = 12;

const paragraph =
  "<p>El pretérito indefinido cuenta lo que pasó y terminó: ayer, el lunes pasado, hace dos años.</p>";

/** The least that a page can load: one document with text, without scripts, fonts, or style sheets. */
const document = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="A page of text">
<link rel="icon" href="data:,">
<title>Verbos</title>
<h1>El pretérito indefinido</h1>
${paragraph.repeat(PARAGRAPHS)}
</html>`;

/** Serves a static page of text, the floor for the other pages. Returns its address. */
export async function serveStaticPage(defer: Defer): Promise<string> {
  const server = createServer((_, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(document),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  defer(async () => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
