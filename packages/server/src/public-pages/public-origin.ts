import type { Context } from "hono";
import type { Dependencies } from "../dependencies.ts";

/** The built web application, and where it is. */
export type WebSite = Pick<Dependencies, "webRoot" | "baseUrl" | "linkOrigin" | "publicPages">;

/** The origin under which visitors know this server. */
export const publicOrigin = (c: Context, baseUrl: URL | undefined): string =>
  baseUrl?.origin ?? new URL(c.req.url).origin;
