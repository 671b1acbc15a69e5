import { readdir, readFile, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { defaultPassword } from "../harness/learner.ts";
import { quantile } from "../harness/report.ts";
import type { VerbenaServer } from "../harness/verbena-server.ts";
import { answerCalls, send, timeCall } from "../server/load.ts";
import { type AdminSite, heavyLearners } from "./seed.ts";

const QUIET_MS = 4000;
const POLL_MS = 50;

/** An operation, and a learner's answers while it ran; latencies in ms. */
export type Operation = {
  title: string;
  seconds: number;
  /** Largest growth of the server's memory in MB; NaN on systems other than Linux. */
  memoryGrowthMb: number;
  p50: number;
  p95: number;
  longest: number;
};

/** Times the server's long operations, each on a freshly started server; the first is no operation. */
export async function timeOperations(site: AdminSite): Promise<Operation[]> {
  const { users, administrator, onDatabase } = site;
  const operations: Operation[] = [];
  const measure = async (
    title: string,
    action: (server: VerbenaServer) => Promise<unknown>,
    warmUpMs = QUIET_MS / 2,
  ) => {
    const server = await site.start();
    // Lets Node compile the server's code.
    if (warmUpMs > 0) await answerWhile(site, server, () => sleep(warmUpMs));
    operations.push({ title, ...(await answerWhile(site, server, () => action(server))) });
    await server.stop();
  };
  await measure("no operation", () => sleep(QUIET_MS));
  await measure(`CSV of ${users} users`, async ({ origin }) => {
    const agent = new Agent({ keepAlive: true });
    const { cookie } = administrator;
    await send(origin, agent, { method: "GET", path: "/api/admin/users.csv", cookie });
    agent.destroy();
  });
  await onDatabase((db) => db.execute("update mails set next_attempt_at = now()"));
  // The mails start to leave with the server, so there is no warm-up.
  await measure(`start with ${users / 10} mails to send`, () => waitForMails(site), 0);
  const ids = await heavyLearnerIds(site);
  await measure(`deletion of ${ids.length} users of ${users}`, async ({ origin }) => {
    const response = await fetch(`${origin}/api/admin/delete-users`, {
      method: "POST",
      headers: { cookie: administrator.cookie, "content-type": "application/json" },
      body: JSON.stringify({ user_ids: ids, password: defaultPassword }),
    });
    const { results } = (await response.json()) as { results: { status: string }[] };
    if (results.some(({ status }) => status !== "deleted"))
      throw new Error("a user was not deleted");
  });
  return operations;
}

/** Sends a learner's answers, one after the other, until an action ends. */
async function answerWhile(
  { questions, learner }: AdminSite,
  { origin, pid }: VerbenaServer,
  action: () => Promise<unknown>,
): Promise<Omit<Operation, "title">> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const nextAnswer = answerCalls(questions, 1)(learner);
  const latencies: number[] = [];
  await send(origin, agent, nextAnswer());

  // Resets the peak of the process's memory (VmHWM).
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});
  const memoryBefore = await memoryMb(pid, "VmRSS");
  const begin = performance.now();
  let isOver = false;
  const running = action().finally(() => {
    isOver = true;
  });
  // A failure during an answer is thrown after it, by `await running`.
  running.catch(() => {});
  while (!isOver) latencies.push(await timeCall(origin, agent, nextAnswer()));
  await running;
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return {
    seconds,
    memoryGrowthMb: (await memoryMb(pid, "VmHWM")) - memoryBefore,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    longest: Math.max(...latencies),
  };
}

async function memoryMb(pid: number, line: "VmHWM" | "VmRSS"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const [, kilobytes] = status.match(new RegExp(`^${line}:\\s+(\\d+) kB`, "m")) ?? [];
  return Number(kilobytes) / 1024;
}

/** The ids that the seed gives the learners with many answers. */
async function heavyLearnerIds({ users, onDatabase }: AdminSite): Promise<string[]> {
  const { rows } = await onDatabase((db) =>
    db.execute<{ id: string }>(
      `select md5('user ' || n)::uuid as id from generate_series(1, ${heavyLearners(users)}) as n`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** Waits until all mails are sent: without a mail server, each becomes a file. */
async function waitForMails({ users, place }: AdminSite): Promise<void> {
  const outbox = join(place.dataDir, "outbox");
  const sent = async () => (await readdir(outbox).catch(() => [])).length;
  while ((await sent()) < users / 10) await sleep(POLL_MS);
}
