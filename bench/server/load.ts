import { type Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { answerTo, type Learner, type Question } from "../harness/learner.ts";
import { median, quantile } from "../harness/report.ts";
import { type Call, openConnection } from "./connection.ts";

/** Creates a client's next call. */
export type NextCall = () => Call;

export type Duration = { warmUpMs: number; ms: number };

/** The end of one request or transaction on any clock, and its latency; both in ms. */
export type Sample = { endedAt: number; ms: number };

/** The results of one run; latencies in ms. */
export type Results = {
  perSecond: number;
  p50: number;
  p99: number;
  /** All requests, also those of the warm-up. */
  requests: number;
};

/**
 * Keeps every client busy for a while: each has its own connection, and sends its next call when the
 * last one is answered.
 *
 * @throws Error when a response is not 200
 */
export async function load(
  origin: string,
  clients: readonly NextCall[],
  duration: Duration,
): Promise<Results> {
  const end = performance.now() + duration.warmUpMs + duration.ms;
  const runs = clients.map((nextCall) => callUntil(end, origin, nextCall));
  return resultsOf((await Promise.all(runs)).flat(), duration);
}

async function callUntil(end: number, origin: string, nextCall: NextCall): Promise<Sample[]> {
  const connection = await openConnection(origin);
  const samples: Sample[] = [];
  let endedAt = performance.now();
  while (endedAt < end) {
    const call = nextCall();
    const begin = performance.now();
    await connection.send(call);
    endedAt = performance.now();
    samples.push({ endedAt, ms: endedAt - begin });
  }
  connection.close();
  return samples;
}

/** Sends a call and returns its latency in ms. */
export async function timeCall(origin: string, agent: Agent, call: Call): Promise<number> {
  const begin = performance.now();
  await send(origin, agent, call);
  return performance.now() - begin;
}

/**
 * Asks for a compressed response, as browsers do, and reads it to its end.
 *
 * @throws Error when the response is not 200
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
          reject(new Error(`${method} ${path} failed with status ${statusCode}: ${answer}`));
        }, reject);
      }
    });
    sent.on("error", reject).end(body);
  });
}

/** Summarises the samples after the warm-up. */
export function resultsOf(samples: readonly Sample[], { warmUpMs, ms }: Duration): Results {
  const begin = samples.reduce((first, { endedAt }) => Math.min(first, endedAt), Infinity);
  const start = begin + warmUpMs;
  const counted = samples.filter(({ endedAt }) => endedAt >= start && endedAt < start + ms);
  const latencies = counted.map((sample) => sample.ms);
  return {
    perSecond: (counted.length * 1000) / ms,
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    requests: samples.length,
  };
}

/** Batches of random questions, answered wrong and right in turns. */
export function answerCalls(questions: readonly Question[], size: number) {
  return ({ id: learner, cookie }: Learner): NextCall => {
    let turn = 0;
    const next = () => {
      const question = questions[Math.floor(Math.random() * questions.length)];
      if (!question) throw new Error("no questions to answer");
      turn += 1;
      return turn % 2 === 0 ? answerTo(question) : answerTo(question, "otra cosa");
    };
    return () => ({
      method: "POST",
      path: "/api/progress/events",
      cookie,
      body: JSON.stringify({ learner, events: Array.from({ length: size }, next) }),
    });
  };
}

export function getCalls(path: string) {
  return ({ cookie }: Learner): NextCall =>
    () => ({ method: "GET", path, cookie });
}
