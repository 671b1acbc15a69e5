import { readFile } from "node:fs/promises";

/** /proc counts processor time in ticks; Linux promises programs 100 a second. */
const TICKS_PER_SECOND = 100;

/** Resident memory of a process in MB: now, and at most since it began. */
export type Memory = { now: number; peak: number };

/** The memory of a process; 0 for a process that has ended, and on systems other than Linux. */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await read(pid, "status");
  const megabytes = (name: string) => {
    const [, kib = 0] = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status) ?? [];
    return (Number(kib) * 1024) / 1e6;
  };
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** The memory of a process and of all that it has started, in MB. */
export async function treeMemory(pid: number): Promise<number> {
  const all = await Promise.all((await processTree(pid)).map(memoryOf));
  return all.reduce((sum, { now }) => sum + now, 0);
}

/** Processor time of a process and of all that it has started, in µs; 0 on systems other than Linux. */
export async function treeCpuTime(pid: number): Promise<number> {
  const all = await Promise.all((await processTree(pid)).map(cpuTime));
  return all.reduce((sum, time) => sum + time, 0);
}

/** Processor time in µs of a process, with its threads and the children that have ended. */
export async function cpuTime(pid: number): Promise<number> {
  const line = await read(pid, "stat");
  // The name, in parentheses, may contain spaces. The state follows it.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // utime, stime, cutime, cstime.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks * 1e6) / TICKS_PER_SECOND;
}

/** The newest process that a process has started and that runs; the process itself if there is none. */
export async function lastDescendant(pid: number): Promise<number> {
  const last = (await childrenOf(pid)).at(-1);
  return last === undefined ? pid : lastDescendant(last);
}

async function processTree(pid: number): Promise<number[]> {
  const below = (await childrenOf(pid)).map(processTree);
  return [pid, ...(await Promise.all(below)).flat()];
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await read(pid, `task/${pid}/children`);
  return children.split(" ").filter(Boolean).map(Number);
}

/** Empty when the process has ended. */
function read(pid: number, file: string): Promise<string> {
  return readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
}
