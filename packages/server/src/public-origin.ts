import type { Context } from "hono";

/** The origin under which visitors know this server. */
export const publicOrigin = (c: Context, baseUrl: URL | undefined): string =>
  baseUrl?.origin ?? new URL(c.req.url).origin;
