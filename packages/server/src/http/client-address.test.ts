import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { appOn, testApp, visitor } from "../testing/test-app.ts";
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
  ["fd12::1", "[2001:db8:1:12ff::7]:443", "2001:db8:1:1200::/56"],
])("from %s, X-Forwarded-For %j gives %s", async (socket, forwardedFor, client) => {
  expect(await clientOf(socket, forwardedFor)).toBe(client);
});

test.each([
  ["198.51.100.1, unknown", "10.1.2.3"],
  ["198.51.100.1, ", "10.1.2.3"],
  ["", "10.1.2.3"],
  ["1.1.1.1, 198.51.100.1, 10.9.9.9, junk", "10.1.2.3"],
  ["junk, 10.9.9.9", "10.9.9.9"],
])("entries before an invalid one are ignored: %j", async (header, client) => {
  expect(await clientOf("10.1.2.3", header)).toBe(client);
});

test.each([
  ["2001:db8:1:1234:3:4:5:6", "2001:db8:1:1200::/56"],
  ["2001:0DB8:0001:1201::9", "2001:db8:1:1200::/56"],
  ["2001:db8::9", "2001:db8:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/56"],
])("the IPv6 address %s counts as %s", async (address, network) => {
  expect(await clientOf(address)).toBe(network);
});

test("a closed socket counts as unknown", async () => {
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

test("an untrusted proxy is logged once an hour, without its address", async () => {
  const { db } = await testApp();
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const { app, setClock } = appOn(db, { log, trustedProxies: ["10.0.0.1"] });
  const forwarded = { "x-forwarded-for": "198.51.100.1" };
  const visit = (address: string, headers = forwarded) =>
    visitor(app, undefined, address).send("GET", "/", undefined, headers);
  setClock("2026-03-10T12:00:00.000Z");
  await visit("10.0.0.1");
  await visitor(app, undefined, "10.0.0.2").send("GET", "/");
  expect(lines).toEqual([]);
  for (let time = 1; time <= 3; time += 1) await visit("10.0.0.2");
  expect(lines).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
  expect(lines[0]).not.toMatch(/10\.0|198\.51/);
  setClock("2026-03-10T13:00:00.000Z");
  await visit("10.0.0.2");
  expect(lines).toHaveLength(2);
});
