import { readdir } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { VerbenaServer } from "../harness/verbena-server.ts";
import { send } from "../server/load.ts";
import { muchPractised } from "./seed.ts";
import type { Site } from "./site.ts";
import { type Waits, waitsDuring } from "./waits.ts";

const QUIET_MS = 4000;
const LOOK_MS = 50;

/** What goes on while a learner practises. */
export type Work = { title: string; waits: Waits };

/** Everything that takes an administrator's site long, one after the other, on a fresh server each. */
export async function timeWorks(site: Site): Promise<Work[]> {
  const works: Work[] = [];
  const during = async (title: string, action: (server: VerbenaServer) => Promise<unknown>) => {
    const server = await site.start();
    await answerQuietly(site, server);
    works.push({
      title,
      waits: await waitsDuring({ site, ...server }, () => action(server)),
    });
    await server.stop();
  };
  await during("nothing", () => sleep(QUIET_MS));
  await during(`CSV of ${site.users} users`, ({ origin }) => exportUsers(site, origin));
  await site.onDatabase((db) => db.execute("update mails set next_attempt_at = now()"));
  const server = await site.start();
  works.push({
    title: `start with ${site.users / 10} mails to send`,
    waits: await waitsDuring({ site, ...server }, () => untilSent(site)),
  });
  await server.stop();
  const ids = await muchPractisedIds(site);
  await during(`deletion of ${ids.length} users of ${site.users}`, ({ origin }) =>
    deleteUsers(site, origin, ids),
  );
  return works;
}

/** A server that has just started is slower: its code is not compiled yet. */
async function answerQuietly(site: Site, server: VerbenaServer): Promise<void> {
  await waitsDuring({ site, ...server }, () => sleep(QUIET_MS / 2));
}

async function exportUsers({ administrator }: Site, origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  await send(origin, agent, {
    method: "GET",
    path: "/api/admin/users.csv",
    cookie: administrator.cookie,
  });
  agent.destroy();
}

async function muchPractisedIds({ users, onDatabase }: Site): Promise<string[]> {
  const { rows } = await onDatabase((db) =>
    db.execute<{ id: string }>(
      `select md5('user ' || n)::uuid as id from generate_series(1, ${muchPractised(users)}) as n`,
    ),
  );
  return rows.map(({ id }) => id);
}

async function deleteUsers(
  { administrator }: Site,
  origin: string,
  user_ids: readonly string[],
): Promise<void> {
  const response = await fetch(`${origin}/api/admin/delete-users`, {
    method: "POST",
    headers: { cookie: administrator.cookie, "content-type": "application/json" },
    body: JSON.stringify({ user_ids }),
  });
  const { results } = (await response.json()) as { results: { status: string }[] };
  if (results.some(({ status }) => status !== "deleted")) throw new Error("somebody was left");
}

/** Each mail becomes a file, where no mail server is named. */
async function untilSent({ users, dataDir }: Site): Promise<void> {
  const sent = async () => (await readdir(join(dataDir, "outbox")).catch(() => [])).length;
  while ((await sent()) < users / 10) await sleep(LOOK_MS);
}
