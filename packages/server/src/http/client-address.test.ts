import { Hono } from "hono";
import { expect, test } from "vitest";
import { addressSet, clientAddress, isAddressOrNetwork } from "./client-address.ts";

const trusted = addressSet(["127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8"]);
const app = new Hono().get("/", (c) => c.text(clientAddress(c, trusted)));

async function clientOf(remoteAddress: string | undefined, forwardedFor?: string) {
  const headers = new Headers(
    forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
  );
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

test.each([
  ["203.0.113.9", undefined, "203.0.113.9"],
  ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["10.1.2.3", undefined, "10.1.2.3"],
  ["10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["10.1.2.3", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["10.1.2.3", "1.1.1.1,198.51.100.1 , 10.9.9.9", "198.51.100.1"],
  ["10.1.2.3", "10.7.7.7, 10.9.9.9", "10.7.7.7"],
  ["::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["::ffff:203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["::1", "198.51.100.1:4711", "198.51.100.1"],
  ["fd12::1", "[2001:db8:1:2::7]:443", "2001:db8:1:2::/64"],
])("from %s with X-Forwarded-For %j comes %s", async (socket, forwardedFor, client) => {
  expect(await clientOf(socket, forwardedFor)).toBe(client);
});

test.each([
  ["198.51.100.1, unknown", "10.1.2.3"],
  ["198.51.100.1, ", "10.1.2.3"],
  ["", "10.1.2.3"],
  ["1.1.1.1, 198.51.100.1, 10.9.9.9, junk", "10.1.2.3"],
  ["junk, 10.9.9.9", "10.9.9.9"],
])("what stands before an entry that is no address is not believed: %j", async (header, client) => {
  expect(await clientOf("10.1.2.3", header)).toBe(client);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
])("all addresses of a network of IPv6 are one client: %s is in %s", async (address, network) => {
  expect(await clientOf(address)).toBe(network);
});

test("a socket that is closed already is nobody's", async () => {
  expect(await clientOf(undefined, "198.51.100.1")).toBe("unknown");
});

test.each(["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8", "0.0.0.0/0"])(
  "%s can be trusted",
  (text) => {
    expect(isAddressOrNetwork(text)).toBe(true);
  },
);

test.each(["", "localhost", "10.0.0.0/33", "::/129", "10.0.0.0/8/8", "10.0.0.0/", "10.0.0/8"])(
  "%j is no address and no network",
  (text) => {
    expect(isAddressOrNetwork(text)).toBe(false);
  },
);
