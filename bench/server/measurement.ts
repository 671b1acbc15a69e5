import { cpuTime } from "../harness/cpu-time.ts";
import { median } from "../harness/report.ts";
import type { Site } from "../harness/site.ts";
import type { Results } from "./load.ts";

/** An operation, and its contenders. */
export type Measurement = {
  title: string;
  answersPerRequest: number;
  contenders: Contender[];
};

export type Contender = {
  name: string;
  /** Repeats the operation for a while. */
  run: () => Promise<Results>;
  /** Ids of the processes whose time is measured. */
  processes: { server?: number; postgres?: number };
};

/** Processor time per request in µs; null where it does not exist or cannot be measured. */
type CpuTimes = { server: number | null; postgres: number | null; load: number | null };

type Round = Results & { cpu: CpuTimes };

export const head = [
  ...["", "requests/s", "least–most", "answers/s", "p50 ms", "p99 ms"],
  ...["CPU µs: server", "PostgreSQL", "load", "÷ same SQL", "÷ floor", "÷ unprepared"],
];

export async function measure(measurement: Measurement, rounds: number): Promise<string[][]> {
  return rowsOf(measurement, await runInTurns(measurement.contenders, rounds));
}

/** Medians of all rounds; `cpu` is the processor time per request of server and PostgreSQL in µs. */
export type Costs = { perSecond: number; p50: number; p99: number; cpu: number };

export async function medianCosts(
  contenders: readonly Contender[],
  rounds: number,
): Promise<Map<string, Costs>> {
  const results = await runInTurns(contenders, rounds);
  const costsOf = (all: readonly Round[]): Costs => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    cpu: median(all.map(({ cpu }) => (cpu.server ?? 0) + (cpu.postgres ?? 0))),
  });
  return new Map([...results].map(([name, all]) => [name, costsOf(all)]));
}

/** The contenders take turns, so that a slow moment of the machine slows all of them. */
async function runInTurns(
  contenders: readonly Contender[],
  rounds: number,
): Promise<Map<string, Round[]>> {
  const results = new Map(contenders.map(({ name }): [string, Round[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      results.get(contender.name)?.push(await withCpuTimes(contender));
    }
  }
  return results;
}

/** The id of PostgreSQL's first process, the parent of its others. */
export async function postmasterOf({ onDatabase }: Site): Promise<number> {
  const pidFile = "pg_read_file('postmaster.pid')";
  const { rows } = await onDatabase((db) =>
    db.execute<{ pid: string }>(`select split_part(${pidFile}, E'\\n', 1) as pid`),
  );
  return Number(rows[0]?.pid);
}

async function withCpuTimes({ run, processes }: Contender): Promise<Round> {
  const read = async (): Promise<CpuTimes> => {
    const { server, postgres } = processes;
    const all = { withChildren: true };
    return {
      server: server === undefined ? null : await cpuTime(server, all),
      postgres: postgres === undefined ? null : await cpuTime(postgres, all),
      // This process is the load program, or the parent of pgbench, which has ended.
      load: await cpuTime(process.pid, { withChildren: false }),
    };
  };
  const before = await read();
  const results = await run();
  const after = await read();
  const perRequest = (key: keyof CpuTimes) => {
    const [start, end] = [before[key], after[key]];
    return start === null || end === null ? null : (end - start) / results.requests;
  };
  const cpu = {
    server: perRequest("server"),
    postgres: perRequest("postgres"),
    load: perRequest("load"),
  };
  return { ...results, cpu };
}

function rowsOf(
  { title, answersPerRequest }: Measurement,
  results: Map<string, Round[]>,
): string[][] {
  const rateOf = (all: readonly Round[]) => median(all.map(({ perSecond }) => perSecond));
  const ratioTo = (baseline: string, rate: number) => {
    const all = results.get(baseline);
    return all ? (rate / rateOf(all)).toFixed(2) : "";
  };
  return [...results].map(([name, all]) => {
    const rates = all.map(({ perSecond }) => perSecond);
    const rate = rateOf(all);
    const cpuOf = (key: keyof CpuTimes) => {
      const times = all.flatMap(({ cpu }) => cpu[key] ?? []);
      return times.length === 0 ? "" : median(times).toFixed(0);
    };
    return [
      `${title}: ${name}`,
      rate.toFixed(0),
      `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
      answersPerRequest === 0 ? "" : (rate * answersPerRequest).toFixed(0),
      ...(["p50", "p99"] as const).map((key) => median(all.map((run) => run[key])).toFixed(1)),
      ...(["server", "postgres", "load"] as const).map(cpuOf),
      ratioTo("pgbench, same SQL", rate),
      ratioTo("pgbench, floor", rate),
      ratioTo("pgbench, floor unprepared", rate),
    ];
  });
}
