import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "../errors/app-error.ts";

const DECIMAL = /^\d+$/;

/**
 * Refuses a request with a longer body. Node ends a body at its content-length, so that header is enough.
 * Hono's own check turns every body into a web stream, which costs more than recording an answer; it
 * remains for bodies without a length.
 *
 * @throws AppError too_large
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (c, next) => {
    const { headers, method } = c.req.raw;
    const length = headers.get("content-length") ?? "";
    const hasLength = DECIMAL.test(length) && !headers.has("transfer-encoding");
    if (hasLength) return Number(length) > maxBytes ? refuse() : next();
    return method === "GET" || method === "HEAD" ? next() : limitStream(c, next);
  };
}

function refuse(): never {
  throw new AppError("too_large");
}
