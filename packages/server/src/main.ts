import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { getRequestListener } from "@hono/node-server";
import type { Content } from "@verbena/content/load";
import pino from "pino";
import { createScrypt } from "./accounts/password/scrypt.ts";
import { sweepExpired } from "./accounts/session/sweep-expired.ts";
import { renewEncryption } from "./accounts/two-factor/two-factor.ts";
import { createApp } from "./app.ts";
import { packDataFolder } from "./backup/embedded.ts";
import { createContentStore } from "./content/content-store.ts";
import { storeContent } from "./content/store-content.ts";
import { startControlServer } from "./control/control-server.ts";
import { checkpointLongLog, vacuumTables } from "./db/maintain-pglite.ts";
import { openDatabase } from "./db/open-database.ts";
import type { Dependencies } from "./dependencies.ts";
import { type Environment, linkOriginOf, readEnvironment } from "./environment.ts";
import { runCommand, StartError } from "./errors/start-error.ts";
import { endClasses } from "./features/classes/lifecycle/end-classes.ts";
import { watchProcess } from "./features/metrics/watch-process.ts";
import { queueWeeklyMails } from "./features/weekly-mail/queue-weekly-mails.ts";
import { createBackground } from "./http/background.ts";
import { addressSet } from "./http/client-address.ts";
import { createFairQueue } from "./http/fair-queue.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createMetrics } from "./http/metrics.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { sweepOutbox } from "./mail/delivery.ts";
import {
  CONTENT_REFRESH_MS,
  type ContentSnapshot,
  createContentSnapshot,
} from "./public-pages/content-snapshot.ts";
import { lazyRenderer, loadRenderer } from "./public-pages/renderer.ts";
import { prepared, rendererFolder, version, webRoot } from "./release.ts";
import { loadOrCreateSecret } from "./security/secret.ts";
import { startMail } from "./start-mail.ts";
import { startWarnings } from "./start-warnings.ts";

/** Time for open requests and commands to finish at shutdown. */
const DRAIN_MS = 9_000;
/** Time for the database and the mail server after that. The process ends even if they are silent. */
const CLOSE_MS = 2_000;
const IDLE_CHECK_MS = 100;

const LOG_BUFFER_BYTES = 8192;
const LOG_FLUSH_MS = 100;

const SWEEP_MS = 3_600_000;
const WEEKLY_MAIL_MS = 300_000;

/**
 * Browsers never have so many open requests. A program that repeats a refused request at once costs more than one
 * whose requests wait.
 */
const DATABASE_WAITING_MAX = 2_000;
const DATABASE_WAITING_EACH = 500;
const DATABASE_RETRY_S = 5;

const stopSignals = ["SIGTERM", "SIGINT"] as const;

/** Ends a start, which loses nothing. Without a handler, the first process of a container would ignore the signal. */
const endAtOnce = () => process.exit(0);

await runCommand(() => start(readEnvironment(process.env)));

async function start(environment: Environment): Promise<void> {
  for (const signal of stopSignals) process.once(signal, endAtOnce);
  const log = pino(
    { level: environment.logLevel, base: null },
    // Collects lines for a tenth of a second. Pino writes them when the process exits, also after an error.
    pino.destination({ sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_MS }),
  );
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const metrics = createMetrics();
  const inTurn = createDatabaseQueue(environment);
  const { db, pglite, pool, close } = await openDatabase(environment, {
    inTurn,
    onLostConnection: (error) => {
      metrics.countDatabaseError(error);
      log.warn({ message: error.message }, "lost a connection to the database");
    },
    onWaiting: (reason) => print(`Waiting for ${reason} …`),
    onFirstStart: () => print("Creating the database, which happens only once …"),
    onLowMemory: (limitMb, neededMb) =>
      print(
        `The server may need ${neededMb} MB of memory, but the limit is ${limitMb} MB: the system may kill it. Raise the limit.`,
      ),
  });
  try {
    for (const warning of startWarnings(environment)) log.warn(warning);
    if (!(await storeContent(db, await readContent()))) {
      log.warn("the database keeps its content: it is newer than the content of this release");
    }
    const shutdown = { hasBegun: false };
    const dependencies = createDependencies(environment, { db, log, metrics, shutdown });
    const unreadable = await renewEncryption(dependencies);
    if (unreadable > 0) {
      log.warn(
        { unreadable },
        "second factors were encrypted with a secret that is no longer set: if it is known, put it into AUTH_SECRET_PREVIOUS",
      );
    }
    watchProcess(dependencies, inTurn.state, pool);
    const server = createHttpServer(getRequestListener(createApp(dependencies).fetch));
    await listen(server, environment);
    if (dependencies.publicPages !== "off") refreshRegularly(dependencies.contentSnapshot);
    sweepEveryHour(dependencies, environment, pglite);
    const mail = startMail(dependencies, environment);
    if (dependencies.sendsMail) queueWeeklyMailsRegularly(dependencies);
    const servers = [server];
    if (pglite) {
      const { dataDir } = environment;
      const pack = () => packDataFolder(pglite, dataDir);
      servers.push(await startControlServer({ ...dependencies, dataDir, pack }));
    }
    shutDownOnSignal(async () => {
      shutdown.hasBegun = true;
      server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
      // Meanwhile, load balancers notice that /readyz answers 503.
      await sleep(environment.drainSeconds * 1000);
      await Promise.all(servers.map(drain));
      const finish = async () => {
        await dependencies.background.idle();
        await mail.stop();
        await close();
      };
      await Promise.race([finish(), sleep(CLOSE_MS)]);
    });
    print(`Verbena is ready: ${dependencies.linkOrigin} (version ${version})`);
    if (dependencies.publicPages !== "off") loadInAdvance(dependencies);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Lets requests use the database fairly: each learner has at most a third of PostgreSQL's connections. */
function createDatabaseQueue({ databaseUrl, databasePoolSize }: Environment) {
  const running = databaseUrl === undefined ? 1 : databasePoolSize;
  return createFairQueue({
    running,
    runningEach: Math.max(1, Math.floor(running / 3)),
    waiting: DATABASE_WAITING_MAX,
    waitingEach: DATABASE_WAITING_EACH,
    retryAfterS: DATABASE_RETRY_S,
  });
}

/** The content that the build prepared, or that of the files when the server runs from source. */
async function readContent(): Promise<Content> {
  if (prepared) return JSON.parse(await readFile(prepared.content, "utf8"));
  const { loadContent } = await import("@verbena/content/load");
  return await loadContent();
}

type Started = Pick<Dependencies, "db" | "log" | "metrics"> & { shutdown: { hasBegun: boolean } };

function createDependencies(
  environment: Environment,
  { db, log, metrics, shutdown }: Started,
): Dependencies {
  const { baseUrl, dataDir, authSecret, authSecretPrevious } = environment;
  const secrets = [authSecret ?? loadOrCreateSecret(dataDir), ...authSecretPrevious] as const;
  const content = createContentStore(db);
  return {
    db,
    secrets,
    hashing: createScrypt(),
    content,
    contentSnapshot: createContentSnapshot(content),
    log,
    now: () => new Date(),
    background: createBackground(log),
    metrics,
    rateLimits: createRateLimits({ db, secrets }),
    administratorsNeedTwoFactor: environment.adminTwoFactor === "required",
    trustedProxies: addressSet(environment.trustedProxies),
    baseUrl,
    linkOrigin: linkOriginOf(environment),
    sendsMail: environment.smtpUrl !== undefined,
    metricsToken: environment.metricsToken,
    isDraining: () => shutdown.hasBegun,
    publicPages: environment.publicPages,
    classes: environment.classes,
    operator: environment.operator,
    minAge: environment.minAge,
    legalUrl: environment.legalUrl,
    loadRenderer: lazyRenderer(() => loadRenderer(rendererFolder)),
    webRoot,
    audioDir: join(dataDir, "audio"),
  };
}

/** Reads the content for public pages, now and every second. */
function refreshRegularly({ refresh }: ContentSnapshot): void {
  void refresh();
  setInterval(refresh, CONTENT_REFRESH_MS).unref();
}

/** Otherwise the first visitor of a public page would wait for it. If this fails, a visitor's request tries again. */
function loadInAdvance({ loadRenderer }: Dependencies): void {
  loadRenderer().catch(() => {});
}

/** Ends classes, deletes expired rows and files, and tidies the embedded database, now and every hour. */
function sweepEveryHour(
  { db, now, background, linkOrigin, log }: Dependencies,
  { dataDir }: Environment,
  pglite: PGlite | undefined,
): void {
  const sweep = () =>
    background.run(async () => {
      await sweepExpired({ db, now: now() });
      const ended = await endClasses({ db, now: now(), linkOrigin, log });
      if (Object.values(ended).some((count) => count > 0)) log.info(ended, "ended classes");
      await sweepOutbox(join(dataDir, "outbox"), now());
      if (!pglite) return;
      await vacuumTables(db);
      await checkpointLongLog(pglite, join(dataDir, "database"));
    });
  sweep();
  setInterval(sweep, SWEEP_MS).unref();
}

function queueWeeklyMailsRegularly(dependencies: Dependencies): void {
  const { background, now, log } = dependencies;
  const queue = () =>
    background.run(async () => {
      const queued = await queueWeeklyMails({ ...dependencies, now: now() });
      if (queued > 0) log.info({ queued }, "queued weekly mails");
    });
  queue();
  setInterval(queue, WEEKLY_MAIL_MS).unref();
}

async function listen(server: Server, { port, host }: Environment): Promise<void> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const reasons: Record<string, string> = {
      EADDRINUSE: "another program uses it. Set PORT to another one",
      EACCES: "this user may not use it. Set PORT to another one",
      EADDRNOTAVAIL: "this machine does not have this address. Set HOST to one of its own",
      ENOTFOUND: "this name is unknown. Set HOST to an address of this machine",
    };
    throw new StartError(`Cannot listen on ${host}, port ${port}: ${reasons[code] ?? code}.`, {
      cause: error,
    });
  }
}

/** Runs on SIGTERM or SIGINT, then exits. A second signal ends the process at once. */
function shutDownOnSignal(close: () => Promise<void>): void {
  const shutDown = () => close().then(endAtOnce);
  for (const signal of stopSignals) process.off(signal, endAtOnce).once(signal, shutDown);
}

/** Lets open requests finish. */
async function drain(server: Server): Promise<void> {
  const closed = once(server.close(), "close");
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(deadline);
}
