import { createServer, type RequestListener, type Server } from "node:http";

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
    listener,
  );
  return server.setTimeout(silenceMs);
}
