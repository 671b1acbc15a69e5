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
 * Refuses requests for a host name that a stranger could own. Against DNS rebinding: otherwise a page of
 * evil.example, whose name suddenly resolves to this server, would be same-origin with it. With BASE_URL,
 * the origin check is enough.
 */
export const knownHost = ({ linkOrigin, log }: Pick<Dependencies, "linkOrigin" | "log">) => {
  const own = new URL(linkOrigin).hostname;
  let isLogged = false;
  return createMiddleware(async (c, next) => {
    const asked = [new URL(c.req.url).host, c.req.header("host") ?? ""];
    if (asked.every((host) => host === "" || isKnown(host, own))) return next();
    if (!isLogged) {
      log.warn("refused a request for an unknown host name: set BASE_URL if that is Verbena's own");
    }
    isLogged = true;
    return c.text(explanation, MISDIRECTED);
  });
};

/** @param host with its port, if it has one */
function isKnown(host: string, own: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  const isPrivate = name.length <= NAME_MAX_LENGTH && privateName.test(name);
  return isIP(name) !== 0 || isPrivate || hostname === own;
}
