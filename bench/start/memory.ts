import { readFile } from "node:fs/promises";

/** Resident memory of a process in MB: now, and at most since it began. */
export type Memory = { now: number; peak: number };

/** @throws Error where the system does not tell, which is everywhere but on Linux */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
  return { now: toMb(field("VmRSS")), peak: toMb(field("VmHWM")) };
}

/** /proc counts in KiB. */
const toMb = (kib: number) => (kib * 1024) / 1e6;

/** The newest process that a process has started and that runs; the process itself if there is none. */
export async function lastDescendant(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim();
  const last = children.split(" ").at(-1);
  return last ? lastDescendant(Number(last)) : pid;
}

/** The memory of a process and all that it has started, in MB; 0 when it has ended. */
export async function treeMemory(pid: number): Promise<number> {
  try {
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim();
    const below = children ? children.split(" ").map((child) => treeMemory(Number(child))) : [];
    const { now } = await memoryOf(pid);
    return (await Promise.all(below)).reduce((sum, part) => sum + part, now || 0);
  } catch {
    return 0;
  }
}
