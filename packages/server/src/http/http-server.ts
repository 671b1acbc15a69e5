import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";

/** How long a client may take, in milliseconds. */
type Patience = {
  /** Until all headers have come. */
  headersMs: number;
  /** Until the body has come too. */
  requestMs: number;
  /** Without a byte in either direction, also while an answer waits to be read. */
  silenceMs: number;
  /** How often that is looked at. */
  lookEveryMs: number;
};

const usualPatience = {
  headersMs: 15_000,
  requestMs: 60_000,
  silenceMs: 120_000,
  lookEveryMs: 5_000,
};

/** A server that nobody keeps busy by being slow. */
export function createHttpServer(listener: RequestListener, patience?: Patience): Server {
  const { headersMs, requestMs, silenceMs, lookEveryMs } = patience ?? usualPatience;
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookEveryMs,
    },
    (request, response) => {
      if (isWellFormed(request)) return listener(request, response);
      response.writeHead(400, { connection: "close" }).end();
    },
  );
  return server.setTimeout(silenceMs);
}

/**
 * One host, and a request target without credentials: `new Request` would throw an error with all of
 * them in its message. Node takes the first of several hosts, where a proxy may have taken another.
 */
function isWellFormed({ url = "", headersDistinct }: IncomingMessage): boolean {
  if ((headersDistinct["host"] ?? []).length > 1) return false;
  if (url.startsWith("/")) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
