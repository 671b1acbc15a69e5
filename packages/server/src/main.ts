import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { loadContent } from "@verbena/content/load";
import pino from "pino";
import { createAuth } from "./accounts/auth.ts";
import { sweepExpired } from "./accounts/session/sweep-expired.ts";
import { createApp } from "./app.ts";
import { packDataFolder } from "./backup/embedded.ts";
import { createContentStore } from "./content/content-store.ts";
import { storeContent } from "./content/store-content.ts";
import { startControlServer } from "./control/control-server.ts";
import { openDatabase } from "./db/open-database.ts";
import { vacuumChanged } from "./db/vacuum.ts";
import { type Environment, linkOriginOf, readEnvironment } from "./environment.ts";
import { StartError } from "./errors/start-error.ts";
import { createBackground } from "./http/background.ts";
import { addressSet } from "./http/client-address.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { sweepOutbox } from "./mail/outbox-delivery.ts";
import { runCommand } from "./run-command.ts";
import { secretIn } from "./security/secret.ts";
import { startMail } from "./start-mail.ts";
import { startWarnings } from "./start-warnings.ts";

/** How long requests and commands under way may take when the process is asked to end. */
const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 100;

const SWEEP_MS = 3_600_000;

const webRoot = fileURLToPath(new URL("../../web/dist", import.meta.url));

await runCommand(() => start(readEnvironment(process.env)));

async function start(environment: Environment): Promise<void> {
  const { port, host, baseUrl, dataDir, logLevel } = environment;
  const log = pino({ level: logLevel, base: null });
  const linkOrigin = linkOriginOf(environment);
  const { db, close, pglite } = await openDatabase(environment, {
    onLostConnection: ({ message }) => log.warn({ message }, "lost a connection to the database"),
    onWaiting: (reason) => process.stdout.write(`Waiting for ${reason} …\n`),
    onFirstStart: () => process.stdout.write("Making the database, this once …\n"),
    onScarceMemory: (allowed, needed) =>
      process.stdout.write(
        `The start may take ${needed} MB of memory, and only ${allowed} MB are allowed: the system may kill it.\n`,
      ),
  });
  try {
    const user = { userId: process.getuid?.(), sslMode: process.env["PGSSLMODE"] };
    for (const warning of startWarnings({ ...environment, ...user })) log.warn(warning);
    if (!(await storeContent(db, await loadContent()))) {
      log.warn("the database keeps its content, which is newer than the files of this process");
    }
    const secret = environment.authSecret ?? secretIn(dataDir);
    const background = createBackground(log);
    const rateLimits = createRateLimits({ db, secret });
    const app = createApp({
      db,
      auth: createAuth({ db, secret, baseUrl }),
      content: createContentStore(db),
      log,
      now: () => new Date(),
      background,
      rateLimits,
      administratorsNeedTwoFactor: environment.adminTwoFactor === "required",
      trustedProxies: addressSet(environment.trustedProxies),
      baseUrl,
      linkOrigin,
      webRoot,
    });
    const sweep = () =>
      background.run(async () => {
        await sweepExpired({ db, now: new Date() });
        await sweepOutbox(join(dataDir, "outbox"), new Date());
        if (pglite) await vacuumChanged(db);
      });
    setInterval(sweep, SWEEP_MS).unref();
    sweep();
    const server = createHttpServer(getRequestListener(app.fetch));
    await listen(server, port, host);
    const mail = startMail({ db, log, now: () => new Date(), rateLimits }, environment);
    const servers = [server];
    if (pglite) {
      const pack = () => packDataFolder(pglite, dataDir);
      const now = () => new Date();
      servers.push(await startControlServer({ db, now, linkOrigin, dataDir, log, pack }));
    }
    endWhenAsked(servers, () => background.idle().then(mail.stop).then(close));
  } catch (error) {
    await close();
    throw error;
  }
  process.stdout.write(`Verbena is ready: ${linkOrigin}\n`);
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    throw new StartError(`Cannot listen on ${host}, port ${port}: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : error;
  if (code === "EADDRINUSE") return "another program uses it (PORT chooses another)";
  if (code === "EACCES") return "this user may not (PORT chooses another)";
  return String(code);
}

/** Takes no new requests, waits for those under way, then closes the database. */
function endWhenAsked(servers: readonly Server[], closeDatabase: () => Promise<void>): void {
  const end = async () => {
    await Promise.all(servers.map(drain));
    await closeDatabase();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

async function drain(server: Server): Promise<void> {
  const closed = once(server.close(), "close");
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
