import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer, type Timeouts } from "./http-server.ts";

const HOUR_MS = 3_600_000;
/** Longer than a busy machine needs to read a request that arrives in one piece. */
const SHORT_MS = 1_000;
const CHECK_MS = 20;
const long = {
  headersMs: HOUR_MS,
  requestMs: HOUR_MS,
  keepAliveMs: HOUR_MS,
  silenceMs: HOUR_MS,
  checkEveryMs: CHECK_MS,
};

/** Starts a server, and returns both ends of a connection to it. */
async function connected(timeouts: Timeouts, listener: RequestListener) {
  const server = createHttpServer(listener, timeouts).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  const [accepted] = (await once(server, "connection")) as [Socket];
  return { client, accepted };
}

const readAll: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("done"));
};

test("a request with unfinished headers times out", async () => {
  const short = { ...long, headersMs: SHORT_MS };
  const { client } = await connected(short, readAll);
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a request with an unfinished body times out", async () => {
  const short = { ...long, headersMs: SHORT_MS, requestMs: SHORT_MS };
  const { client } = await connected(short, readAll);
  client.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a client that does not read the answer is disconnected", async () => {
  const { client, accepted } = await connected({ ...long, silenceMs: SHORT_MS }, (_, response) =>
    response.end(Buffer.alloc(50_000_000)),
  );
  client.pause().on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(accepted, "close");
  expect(accepted.destroyed).toBe(true);
  client.destroy();
});

const withHosts = (target: string, ...hosts: string[]) =>
  [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), "", ""].join("\r\n");

test.each([
  ["a target with credentials", withHosts("http://token:pw@evil.example/api/profile", "localhost")],
  ["a target with a name alone", withHosts("http://token@evil.example/", "localhost")],
  ["a port that does not exist", withHosts("http://localhost:99999/", "localhost")],
  ["another scheme", withHosts("ftp://localhost/", "localhost")],
  ["an asterisk", withHosts("*", "localhost").replace("GET", "OPTIONS")],
  ["two hosts", withHosts("/", "localhost", "evil.example")],
])("a request with %s does not reach the application", async (_, request) => {
  let seen = 0;
  const { client } = await connected(long, (_, response) => {
    seen += 1;
    response.end();
  });
  client.write(request);
  expect(await text(client)).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toBe(0);
});

test.each(["/api/profile?from=http://a:b@c", "//a:b@c/", "http://localhost/"])(
  "the request target %s is accepted",
  async (target) => {
    const { client } = await connected(long, (_, response) =>
      response.setHeader("connection", "close").end("seen"),
    );
    client.write(withHosts(target, "localhost"));
    expect(await text(client)).toMatch(/^HTTP\/1\.1 200 .*seen/s);
  },
);

test("a connection stays open for longer than a learner's pause between two answers", async () => {
  const server = createHttpServer((_, response) => response.end("done")).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.get("keep-alive")).toBe("timeout=65");
});
