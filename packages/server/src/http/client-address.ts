import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Dependencies } from "../dependencies.ts";

/** The client of a socket that closed before its address was read. */
const UNKNOWN = "unknown";

const WARNING_INTERVAL_MS = 3_600_000;

/** @param entries valid addresses, or networks such as 10.0.0.0/8; see `isAddressOrNetwork` */
export function addressSet(entries: readonly string[]): BlockList {
  const set = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    if (prefix === undefined) set.addAddress(address, familyOf(address));
    else set.addSubnet(address, Number(prefix), familyOf(address));
  }
  return set;
}

/** Whether a text is an IP address or a network in CIDR notation. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const longest = isIPv4(address) ? 32 : 128;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && isPrefix && more.length === 0;
}

/**
 * The client of a request, for rate limits: an IPv4 address, or an IPv6 network of 56 bits, which is what a
 * household gets. Each proxy appends the address of its peer to X-Forwarded-For. So the client is the last
 * address that is not a trusted proxy's.
 */
export function clientAddress(c: Context, trustedProxies: BlockList): string {
  let client = plainAddress(getConnInfo(c).remote.address ?? "");
  const forwardedFor = c.req.header("x-forwarded-for")?.split(",") ?? [];
  for (const entry of forwardedFor.toReversed()) {
    const previous = plainAddress(entry.trim());
    if (client === null || previous === null) break;
    if (!trustedProxies.check(client, familyOf(client))) break;
    client = previous;
  }
  return client === null ? UNKNOWN : networkOf(client);
}

/** Warns at most once an hour of an untrusted proxy, whose visitors all count as one client. */
export const warnOfUnknownProxy = ({ log, trustedProxies, now }: Dependencies) => {
  let warnAgainAt = 0;
  return createMiddleware(async (c, next) => {
    const isForwarded = c.req.header("x-forwarded-for") !== undefined;
    if (isForwarded && now().getTime() >= warnAgainAt) {
      const peer = plainAddress(getConnInfo(c).remote.address ?? "");
      if (peer !== null && !trustedProxies.check(peer, familyOf(peer))) {
        warnAgainAt = now().getTime() + WARNING_INTERVAL_MS;
        log.warn(
          "X-Forwarded-For came from an address that TRUSTED_PROXIES lacks: if that is your proxy, " +
            "all its visitors count as one client and share its limits",
        );
      }
    }
    await next();
  });
};

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Removes a port, brackets, and the IPv6 prefix of an IPv4 address. */
function plainAddress(text: string): string | null {
  const address = text
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(address) === 0 ? null : address;
}

function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  // The URL parser normalises the groups.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => "0");
  const [first, second, third, fourth = "0"] = [...start, ...zeros, ...end];
  const network = Number.parseInt(fourth, 16) & 0xff00;
  return `${first}:${second}:${third}:${network.toString(16)}::/56`;
}

/** Whether the host name of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}
