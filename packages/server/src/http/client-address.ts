import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Dependencies } from "../dependencies.ts";

/** Where a socket is closed before it is asked; all such requests count as one client's. */
const NOBODY = "unknown";

const GROUPS_OF_IPV6 = 8;

/**
 * How much of an IPv6 address names a household, in groups of 16 bits: providers give a /56 or more,
 * so that who has one could be 256 clients if the rest counted.
 */
const GROUPS_OF_NETWORK = 4;
const LAST_GROUP_MASK = 0xff00;

const WARN_AGAIN_MS = 3_600_000;

/**
 * A set of addresses to believe.
 *
 * @param entries addresses, or networks such as 10.0.0.0/8; see `isAddressOrNetwork`
 */
export function addressSet(entries: readonly string[]): BlockList {
  const set = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    if (prefix === undefined) set.addAddress(address, familyOf(address));
    else set.addSubnet(address, Number(prefix), familyOf(address));
  }
  return set;
}

/** Whether a text is an IP address, or a network in CIDR notation. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const longest = isIPv4(address) ? 32 : 128;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && isPrefix && more.length === 0;
}

/**
 * Who a request comes from, to count by: an IPv4 address, or the first 56 bits of an IPv6 address.
 * What X-Forwarded-For says counts only as far as trusted proxies wrote it: each appends whom it was
 * asked by, so the last address that is not a trusted proxy's is the client's.
 */
export function clientAddress(c: Context, trustedProxies: BlockList): string {
  let client = plainAddress(getConnInfo(c).remote.address ?? "");
  const forwardedFor = c.req.header("x-forwarded-for")?.split(",") ?? [];
  for (const entry of forwardedFor.toReversed()) {
    const before = plainAddress(entry.trim());
    if (client === null || before === null) break;
    if (!trustedProxies.check(client, familyOf(client))) break;
    client = before;
  }
  return client === null ? NOBODY : networkOf(client);
}

/** Says once an hour that a proxy seems to be in front which is not trusted: all its clients are one. */
export const warnOfUnknownProxy = ({ log, trustedProxies, now }: Dependencies) => {
  let warnAgainAt = 0;
  return createMiddleware(async (c, next) => {
    const isForwarded = c.req.header("x-forwarded-for") !== undefined;
    if (isForwarded && now().getTime() >= warnAgainAt) {
      const peer = plainAddress(getConnInfo(c).remote.address ?? "");
      if (peer !== null && !trustedProxies.check(peer, familyOf(peer))) {
        warnAgainAt = now().getTime() + WARN_AGAIN_MS;
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

/** An address without what some write around it: a port, brackets, IPv6's notation of IPv4. */
function plainAddress(written: string): string | null {
  const address = written
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(address) === 0 ? null : address;
}

function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const [start = "", end] = address.replace(/%.*/, "").split("::").map(groupsOf);
  const missing = GROUPS_OF_IPV6 - start.length - (end?.length ?? 0);
  const groups = [...start, ...Array.from({ length: missing }, () => "0"), ...(end ?? [])];
  const network = groups.slice(0, GROUPS_OF_NETWORK);
  const last = Number.parseInt(network.pop() ?? "", 16) & LAST_GROUP_MASK;
  return `${[...network, last.toString(16)].join(":")}::/56`;
}

/** Groups of a part of an IPv6 address; a part that ends as IPv4 does stands for two more. */
function groupsOf(part: string): string[] {
  const groups = part === "" ? [] : part.split(":");
  return groups.flatMap((group) =>
    group.includes(".") ? [group, ""] : [Number.parseInt(group, 16).toString(16)],
  );
}

/** Whether a host of an address is this machine by its name alone, so that nobody listens on the way. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}
