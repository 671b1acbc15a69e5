import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

const HOUR_MS = 3_600_000;
/** Longer than a busy machine takes to read what was sent at once. */
const SHORT_MS = 1_000;
const LOOK_MS = 20;
const patient = {
  headersMs: HOUR_MS,
  requestMs: HOUR_MS,
  silenceMs: HOUR_MS,
  lookEveryMs: LOOK_MS,
};

/** A connection to a server of one's own, by both its ends. */
async function connected(patience: typeof patient, listener: RequestListener) {
  const server = createHttpServer(listener, patience).listen(0, "127.0.0.1");
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

test("who does not finish the headers of a request is not waited for", async () => {
  const impatient = { ...patient, headersMs: SHORT_MS };
  const { client } = await connected(impatient, readAll);
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});

test("who does not finish the body of a request is not waited for", async () => {
  const impatient = { ...patient, headersMs: SHORT_MS, requestMs: SHORT_MS };
  const { client } = await connected(impatient, readAll);
  client.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});

test("who does not read an answer is not waited for", async () => {
  const { client, accepted } = await connected({ ...patient, silenceMs: SHORT_MS }, (_, response) =>
    response.end(Buffer.alloc(50_000_000)),
  );
  client.pause().on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(accepted, "close");
  expect(accepted.destroyed).toBe(true);
  client.destroy();
});
