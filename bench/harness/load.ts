import { once } from "node:events";
import { connect } from "node:net";
import { median, quantile } from "./benchmark.ts";
import { answerTo, type Learner, type Question } from "./learner.ts";
import { cpuTime, treeCpuTime } from "./process.ts";

type Call = { method: "GET" | "POST"; path: string; cookie: string; body?: string };

/** Creates a client's next call. */
export type NextCall = () => Call;

/** A connection that sends one call after the other. */
export type Connection = {
  /**
   * Sends a call and reads the response to its end.
   *
   * @returns the latency in ms
   * @throws Error when the response is not 200
   */
  send: (call: Call) => Promise<number>;
  close: () => void;
  /** Bytes of HTTP so far, without TLS, TCP, and IP. */
  traffic: () => { sent: number; received: number };
};

/** What browsers ask for. */
const compressed = "accept-encoding: gzip, deflate, br, zstd\r\n";

/**
 * Speaks just enough HTTP for Verbena's responses. Node's client needs several times the processor time,
 * which the server then lacks.
 *
 * @param headers sent with each call
 */
export async function openConnection(origin: string, headers = compressed): Promise<Connection> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding("latin1");
  await once(socket, "connect");
  let received = "";
  let pending: PromiseWithResolvers<void> | undefined;

  const finish = (error?: Error) => {
    const { resolve, reject } = pending ?? {};
    pending = undefined;
    if (error) reject?.(error);
    else resolve?.();
  };
  socket.on("data", (chunk: string) => {
    received += chunk;
    if (!isComplete(received)) return;
    const response = received;
    received = "";
    finish(response.startsWith("HTTP/1.1 200 ") ? undefined : new Error(response));
  });
  socket.on("error", finish);
  socket.on("close", () => finish(new Error("the server closed the connection")));

  return {
    async send({ method, path, cookie, body = "" }) {
      const begin = performance.now();
      pending = Promise.withResolvers();
      const length = Buffer.byteLength(body);
      const type = body === "" ? "" : "content-type: application/json\r\n";
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n${headers}` +
          `${type}content-length: ${length}\r\n\r\n${body}`,
      );
      await pending.promise;
      return performance.now() - begin;
    },
    close: () => socket.removeAllListeners("close").destroy(),
    traffic: () => ({ sent: socket.bytesWritten, received: socket.bytesRead }),
  };
}

/** Whether a response has arrived to its end: by its length, or by its last chunk. */
function isComplete(response: string): boolean {
  const head = response.indexOf("\r\n\r\n");
  if (head === -1) return false;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(response) ?? [];
  if (length === undefined) return response.endsWith("\r\n0\r\n\r\n");
  return response.length >= head + 4 + Number(length);
}

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
  const runs = clients.map(async (nextCall) => {
    const connection = await openConnection(origin);
    const samples: Sample[] = [];
    while (performance.now() < end) {
      const ms = await connection.send(nextCall());
      samples.push({ endedAt: performance.now(), ms });
    }
    connection.close();
    return samples;
  });
  return resultsOf((await Promise.all(runs)).flat(), duration);
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

/** Requests the paths in turns. */
export function getCalls(...paths: readonly string[]) {
  return ({ cookie }: { cookie: string }): NextCall => {
    let turn = 0;
    return () => {
      const path = paths[turn % paths.length] ?? "";
      turn += 1;
      return { method: "GET", path, cookie };
    };
  };
}

/** A server, or another program, whose speed is compared. */
export type Contender = {
  name: string;
  /** Repeats the operation for a while. */
  run: () => Promise<Results>;
  /** Ids of the processes whose time is measured. */
  processes: { server?: number; postgres?: number };
};

/** Medians of all rounds, with the processor time per request in µs. */
export type Costs = Omit<Results, "requests"> & {
  least: number;
  most: number;
  cpu: { server: number; postgres: number; load: number };
};

/** The contenders take turns, so that a slow moment of the machine slows all of them. */
export async function compare(
  contenders: readonly Contender[],
  rounds: number,
): Promise<Map<Contender, Costs>> {
  const results = contenders.map((contender) => ({ contender, all: [] as Round[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, all } of results) all.push(await runOnce(contender));
  }
  return new Map(results.map(({ contender, all }) => [contender, costsOf(all)]));
}

type Round = Results & { cpu: Costs["cpu"] };

async function runOnce({ run, processes: { server, postgres } }: Contender): Promise<Round> {
  const readTimes = async () => ({
    server: server === undefined ? 0 : await treeCpuTime(server),
    postgres: postgres === undefined ? 0 : await treeCpuTime(postgres),
    // This process is the load program, or the parent of pgbench, which has ended.
    load: await cpuTime(process.pid),
  });
  const before = await readTimes();
  const results = await run();
  const after = await readTimes();
  const each = (key: keyof Costs["cpu"]) => (after[key] - before[key]) / results.requests;
  const cpu = { server: each("server"), postgres: each("postgres"), load: each("load") };
  return { ...results, cpu };
}

function costsOf(all: readonly Round[]): Costs {
  const medianOf = (value: (round: Round) => number) => median(all.map(value));
  const rates = all.map(({ perSecond }) => perSecond);
  return {
    perSecond: median(rates),
    least: Math.min(...rates),
    most: Math.max(...rates),
    p50: medianOf(({ p50 }) => p50),
    p99: medianOf(({ p99 }) => p99),
    cpu: {
      server: medianOf(({ cpu }) => cpu.server),
      postgres: medianOf(({ cpu }) => cpu.postgres),
      load: medianOf(({ cpu }) => cpu.load),
    },
  };
}
