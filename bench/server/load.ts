import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { type Duration, type Figures, figuresOf, type Sample } from "./samples.ts";

export type Call = { method: "GET" | "POST"; path: string; cookie: string; body?: string };

/** Makes a client's next call. */
export type NextCall = () => Call;

/**
 * Keeps every client busy for a while: each has a connection of its own, and sends its next call
 * when the last one was answered.
 *
 * @throws Error when an answer is not a success
 */
export async function load(
  origin: string,
  clients: readonly NextCall[],
  duration: Duration,
): Promise<Figures> {
  const end = performance.now() + duration.warmUpMs + duration.ms;
  const runs = clients.map((nextCall) => callUntil(end, origin, nextCall));
  return figuresOf((await Promise.all(runs)).flat(), duration);
}

async function callUntil(end: number, origin: string, nextCall: NextCall): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const samples: Sample[] = [];
  while (performance.now() < end) {
    const call = nextCall();
    const begin = performance.now();
    await send(origin, agent, call);
    const endedAt = performance.now();
    samples.push({ endedAt, ms: endedAt - begin });
  }
  agent.destroy();
  return samples;
}

/**
 * Asks for a compressed answer, as browsers do, and reads it to its end as it comes.
 *
 * @throws Error when the answer is not a success
 */
export function send(
  origin: string,
  agent: Agent,
  { method, path, cookie, body }: Call,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      "accept-encoding": "gzip, deflate, br, zstd",
      ...(body !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      }),
    };
    const sent = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      const { statusCode } = response;
      if (statusCode === 200) {
        response.on("end", resolve).on("error", reject).resume();
      } else {
        text(response).then((answer) => {
          reject(new Error(`${method} ${path} was answered with ${statusCode}: ${answer}`));
        }, reject);
      }
    });
    sent.on("error", reject).end(body);
  });
}
