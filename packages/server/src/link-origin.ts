import { isIPv6 } from "node:net";
import type { Environment } from "./environment.ts";

/** Where Verbena is reached: the address it is told, or that at which it listens on this machine. */
export function linkOriginOf({ baseUrl, host, port }: Environment): string {
  if (baseUrl) return baseUrl.origin;
  const isLocal = host === "127.0.0.1" || host === "0.0.0.0";
  return `http://${isLocal ? "localhost" : isIPv6(host) ? `[${host}]` : host}:${port}`;
}
