import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";

const defaultTimeouts = {
  /** Until all headers have arrived. */
  headersMs: 15_000,
  /** Until the body has arrived too. */
  requestMs: 60_000,
  /** Between two requests: longer than proxies, which reuse connections, and than a learner's pause. */
  keepAliveMs: 65_000,
  /** Without any data in either direction. */
  silenceMs: 120_000,
  checkEveryMs: 5_000,
};

export type Timeouts = typeof defaultTimeouts;

/** A server with timeouts for slow clients. */
export function createHttpServer(listener: RequestListener, timeouts = defaultTimeouts): Server {
  const { headersMs, requestMs, keepAliveMs, silenceMs, checkEveryMs } = timeouts;
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    (request, response) => {
      if (isWellFormed(request)) return listener(request, response);
      response.writeHead(400, { connection: "close" }).end();
    },
  );
  return server.setTimeout(silenceMs);
}

/**
 * Whether a request has at most one host, and no credentials in its target. Of several hosts, Node uses the
 * first, and a proxy may use another. `new Request` would put credentials into an error message.
 */
function isWellFormed({ url = "", headersDistinct }: IncomingMessage): boolean {
  if ((headersDistinct["host"] ?? []).length > 1) return false;
  if (url.startsWith("/")) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
