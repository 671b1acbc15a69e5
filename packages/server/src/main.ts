import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { getRequestListener } from "@hono/node-server";
import { loadContent } from "@verbena/content/load";
import pino, { type Logger } from "pino";
import { createScrypt } from "./accounts/password/scrypt.ts";
import { sweepExpired } from "./accounts/session/sweep-expired.ts";
import { createApp } from "./app.ts";
import { packDataFolder } from "./backup/embedded.ts";
import { createContentStore } from "./content/content-store.ts";
import { storeContent } from "./content/store-content.ts";
import { startControlServer } from "./control/control-server.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { vacuumTables } from "./db/vacuum.ts";
import type { Dependencies } from "./dependencies.ts";
import { type Environment, linkOriginOf, readEnvironment } from "./environment.ts";
import { runCommand, StartError } from "./errors/start-error.ts";
import { createBackground } from "./http/background.ts";
import { addressSet } from "./http/client-address.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { sweepOutbox } from "./mail/delivery.ts";
import { loadOrCreateSecret } from "./security/secret.ts";
import { startMail } from "./start-mail.ts";
import { startWarnings } from "./start-warnings.ts";

/** Time for open requests and commands to finish at shutdown. */
const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 100;

const SWEEP_MS = 3_600_000;

const webRoot = fileURLToPath(new URL("../../web/dist", import.meta.url));

await runCommand(() => start(readEnvironment(process.env)));

async function start(environment: Environment): Promise<void> {
  const log = pino({ level: environment.logLevel, base: null });
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const { db, pglite, close } = await openDatabase(environment, {
    onLostConnection: ({ message }) => log.warn({ message }, "lost a connection to the database"),
    onWaiting: (reason) => print(`Waiting for ${reason} …`),
    onFirstStart: () => print("Creating the database, which happens only once …"),
    onLowMemory: (limitMb, neededMb) =>
      print(
        `The start may need ${neededMb} MB of memory, but the limit is ${limitMb} MB: the system may kill it.`,
      ),
  });
  try {
    for (const warning of startWarnings(environment)) log.warn(warning);
    if (!(await storeContent(db, await loadContent()))) {
      log.warn("the database keeps its content: it is newer than the content of this release");
    }
    const dependencies = createDependencies(environment, db, log);
    const server = createHttpServer(getRequestListener(createApp(dependencies).fetch));
    await listen(server, environment);
    sweepEveryHour(dependencies, environment, pglite);
    const mail = startMail(dependencies, environment);
    const servers = [server];
    if (pglite) {
      const { dataDir } = environment;
      const pack = () => packDataFolder(pglite, dataDir);
      servers.push(await startControlServer({ ...dependencies, dataDir, pack }));
    }
    shutDownOnSignal(servers, async () => {
      await dependencies.background.idle();
      await mail.stop();
      await close();
    });
    print(`Verbena is ready: ${dependencies.linkOrigin}`);
  } catch (error) {
    await close();
    throw error;
  }
}

function createDependencies(environment: Environment, db: Database, log: Logger): Dependencies {
  const { baseUrl, dataDir, authSecret } = environment;
  const secret = authSecret ?? loadOrCreateSecret(dataDir);
  return {
    db,
    secret,
    hashing: createScrypt(),
    content: createContentStore(db),
    log,
    now: () => new Date(),
    background: createBackground(log),
    rateLimits: createRateLimits({ db, secret }),
    administratorsNeedTwoFactor: environment.adminTwoFactor === "required",
    trustedProxies: addressSet(environment.trustedProxies),
    baseUrl,
    linkOrigin: linkOriginOf(environment),
    webRoot,
  };
}

/** Deletes expired rows and files and vacuums the embedded database, now and every hour. */
function sweepEveryHour(
  { db, now, background }: Dependencies,
  { dataDir }: Environment,
  pglite: PGlite | undefined,
): void {
  const sweep = () =>
    background.run(async () => {
      await sweepExpired({ db, now: now() });
      await sweepOutbox(join(dataDir, "outbox"), now());
      if (pglite) await vacuumTables(db);
    });
  sweep();
  setInterval(sweep, SWEEP_MS).unref();
}

async function listen(server: Server, { port, host }: Environment): Promise<void> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const reasons: Record<string, string> = {
      EADDRINUSE: "another program uses it. Set PORT to another one",
      EACCES: "this user may not use it. Set PORT to another one",
    };
    throw new StartError(`Cannot listen on ${host}, port ${port}: ${reasons[code] ?? code}.`, {
      cause: error,
    });
  }
}

/** On SIGTERM or SIGINT, lets open requests finish, closes the database, and exits. */
function shutDownOnSignal(servers: readonly Server[], closeDatabase: () => Promise<void>): void {
  const shutDown = async () => {
    await Promise.all(servers.map(drain));
    await closeDatabase();
    process.exit(0);
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
}

async function drain(server: Server): Promise<void> {
  const closed = once(server.close(), "close");
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(deadline);
}
