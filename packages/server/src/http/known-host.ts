import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import type { Dependencies } from "../dependencies.ts";

const MISDIRECTED = 421;

const NAME_MAX_LENGTH = 253;

/** A name without a dot, or with a suffix that nobody can register (RFC 2606, 6761, 6762, 8375). */
const privateName = /^[a-z0-9_-]+$|^[a-z0-9._-]+\.(localhost|local|internal|home\.arpa|test)$/;

const explanation = `Verbena does not know the name by which your browser reached it.
Use its IP address, or set BASE_URL to the address in the browser, such as https://verbena.example.
`;

/**
 * Refuses requests for a host name that a stranger could own. This prevents DNS rebinding: if evil.example
 * suddenly resolves to this server, its page would have the same origin as the server. Not needed with
 * BASE_URL, since the origin check is then strict.
 */
export const knownHost = ({ linkOrigin, log }: Pick<Dependencies, "linkOrigin" | "log">) => {
  const ownName = new URL(linkOrigin).hostname;
  let hasWarned = false;
  return createMiddleware(async (c, next) => {
    const hosts = [new URL(c.req.url).host, c.req.header("host") ?? ""];
    if (hosts.every((host) => host === "" || isKnown(host, ownName))) return next();
    if (!hasWarned) {
      log.warn("refused a request for an unknown host name: set BASE_URL if that is Verbena's own");
    }
    hasWarned = true;
    return c.text(explanation, MISDIRECTED);
  });
};

/** @param host with its port, if it has one */
function isKnown(host: string, ownName: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  const isPrivate = name.length <= NAME_MAX_LENGTH && privateName.test(name);
  return isIP(name) !== 0 || isPrivate || hostname === ownName;
}
