import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Defer } from "../harness/benchmark.ts";

const PARAGRAPHS = 12;

const paragraph =
  "<p>El pretérito indefinido cuenta lo que pasó y terminó: ayer, el lunes pasado, hace dos años.</p>";

/** The least that a page can load: one document with text, without fonts, style sheets, or scripts. */
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

/** Answers every request with the page, from its cache. The page does not register it: `visitFirst` does. */
const serviceWorker = `
self.addEventListener("install", (event) =>
  event.waitUntil(caches.open("page").then((cache) => cache.add("/"))));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(caches.match("/")));`;

/** Serves a static page of text. Verbena’s pages are compared with it. */
export async function serveStaticPage(defer: Defer) {
  let hangs = false;
  const send = (response: ServerResponse, type: string, content: string) =>
    response.setHeader("content-type", `${type}; charset=utf-8`).end(content);
  const server = createServer(({ url }, response) => {
    if (hangs) return;
    if (url === "/sw.js") send(response, "text/javascript", serviceWorker);
    else send(response, "text/html", document);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  defer(async () => server.close().closeAllConnections());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on, no request is answered. */
    hang: () => {
      hangs = true;
    },
  };
}
