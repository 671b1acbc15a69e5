import { once } from "node:events";
import { Agent, request } from "node:http";
import type { Socket } from "node:net";
import type { NextCall } from "../server/load.ts";

const CALLS = 30;

/** The other headers of Chromium's requests, which HTTP/1.1 sends each time. */
const browserHeaders = {
  accept: "*/*",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7",
  origin: "https://verbena.example",
  referer: "https://verbena.example/app/practice/preterito-indefinido",
  "sec-ch-ua": '"Chromium";v="142", "Not_A Brand";v="99"',
  "sec-ch-ua-mobile": "?1",
  "sec-ch-ua-platform": '"Android"',
  "sec-fetch-dest": "empty",
  "sec-fetch-mode": "cors",
  "sec-fetch-site": "same-origin",
  "user-agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
};

export type Traffic = { sentBytes: number; receivedBytes: number };

/** Bytes of HTTP/1.1 per call of a browser, without TLS, TCP and IP. */
export async function trafficOf(origin: string, nextCall: NextCall): Promise<Traffic> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<Socket>();
  for (let count = 0; count < CALLS; count += 1) {
    const { method, path, cookie, body } = nextCall();
    const type = body !== undefined && { "content-type": "application/json" };
    // The server compares Origin with the host of the request.
    const headers = { ...browserHeaders, ...type, cookie, origin };
    const call = request(`${origin}${path}`, { agent, method, headers }).end(body);
    call.once("socket", (socket) => sockets.add(socket));
    const [response] = await once(call, "response");
    await once(response.resume(), "end");
  }
  const all = [...sockets];
  agent.destroy();
  return {
    sentBytes: all.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0) / CALLS,
    receivedBytes: all.reduce((sum, { bytesRead }) => sum + bytesRead, 0) / CALLS,
  };
}
