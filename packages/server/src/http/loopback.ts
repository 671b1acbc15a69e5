import { isIPv4 } from "node:net";

/** Whether a host of an address is this machine by its name alone, so that nobody listens on the way. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}
