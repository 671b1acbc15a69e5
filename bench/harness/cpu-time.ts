import { readdir, readFile } from "node:fs/promises";

/** The kernel's unit of processor time in /proc, fixed by its interface. */
const TICKS_PER_SECOND = 100;

type Process = { parent: number; own: number };

/**
 * Processor time in µs that a process has used, with its threads and the children that have ended; null
 * where /proc is missing.
 */
export async function cpuTime(
  pid: number,
  { withChildren }: { withChildren: boolean },
): Promise<number | null> {
  const all = await readProcesses();
  if (!all) return null;
  const timeOf = (id: number): number => {
    const children = withChildren ? [...all].filter(([, { parent }]) => parent === id) : [];
    return children.reduce((sum, [child]) => sum + timeOf(child), all.get(id)?.own ?? 0);
  };
  return timeOf(pid);
}

async function readProcesses(): Promise<Map<number, Process> | null> {
  const names = await readdir("/proc").catch(() => null);
  if (!names) return null;
  const pids = names.map(Number).filter(Number.isInteger);
  const processes = await Promise.all(pids.map(async (pid) => [pid, await readStat(pid)] as const));
  return new Map(processes.flatMap(([pid, stat]) => (stat ? [[pid, stat] as const] : [])));
}

/** Null when the process has ended. */
async function readStat(pid: number): Promise<Process | null> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (line === null) return null;
  // The name, in parentheses, may contain spaces. The state follows it.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), own: (ticks * 1e6) / TICKS_PER_SECOND };
}
