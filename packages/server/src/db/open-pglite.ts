import { chmodSync, globSync, statfsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite, parse, protocol } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { extract } from "tar";
import { StartError } from "../errors/start-error.ts";
import { migrationsFolder, prepared } from "../release.ts";
import type { InTurn, OpenDatabase } from "./database.ts";
import { refuseNewerDatabase } from "./known-migrations.ts";
import type { PreparedStatement, RunPrepared } from "./prepared-statement.ts";
import * as schema from "./schema.ts";
import { whyUnwritable } from "./write-access.ts";

/**
 * PGlite's default parameters without -F, which turns fsync off. open_datasync writes the log with
 * O_SYNC, so that a commit waits for the operating system; PGlite's fdatasync does nothing. Small buffers
 * make the start faster.
 */
const durableParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=open_datasync",
  "-c",
  "shared_buffers=16MB",
];

/** Extensions that the migrations create. PGlite has only those that it is given. */
export const extensions = { pg_trgm };

const OWNER_ONLY_MODE = 0o600;

/** Below this, an error mentions the free space. PostgreSQL writes its log in files of 16 MB. */
const FREE_SPACE_MIN_MB = 50;

/** Major version of PostgreSQL in PGlite, which opens only data of this version. */
export const PGLITE_POSTGRES_VERSION = "18";

/** Opens and migrates the embedded database in a folder, or creates it there. */
export async function openPglite(
  folder: string,
  inTurn?: InTurn,
): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await openPgliteUnmigrated(folder);
  await refuseNewerDatabase(drizzle(pglite));
  await migrate(drizzle(pglite), { migrationsFolder });
  // A new database that was unpacked has none yet.
  await pglite.exec(`insert into progress_history select gen_random_uuid()
    where not exists (select from progress_history)`);
  return { ...pgliteDatabase(pglite, inTurn), pglite };
}

/**
 * Creates the embedded database: from the prepared one, or by initdb when the server runs from source. It is
 * created in a temporary folder and renamed, so a killed start leaves no incomplete database.
 *
 * @throws StartError if it cannot be created
 */
export async function createPglite(dataDir: string, folder: string): Promise<void> {
  const temporary = join(dataDir, "creating");
  await rm(temporary, { recursive: true, force: true });
  if (prepared) {
    await unpack(prepared.database, temporary, folder);
  } else {
    const client = await openPgliteUnmigrated(temporary, folder);
    await client.close();
  }
  await rename(temporary, folder);
}

async function unpack(file: string, into: string, shownFolder: string): Promise<void> {
  try {
    await mkdir(into, { mode: 0o700 });
    await extract({ file, cwd: into, strict: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The database in ${shownFolder} cannot be created: ${reason}${lowSpaceHint(dirname(into))}.`,
      { cause },
    );
  }
}

/**
 * Opens the embedded database without migrating it.
 *
 * @param shownFolder the folder that error messages name
 * @throws StartError if it cannot be opened
 */
export async function openPgliteUnmigrated(folder: string, shownFolder = folder): Promise<PGlite> {
  // PGlite ignores the umask for its files, so the folder must keep others out.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseOtherFormat(folder, shownFolder);
  try {
    const client = await PGlite.create({ dataDir: folder, startParams: durableParams, extensions });
    exitOnPanic(client);
    closeFilesToOthers(folder);
    return client;
  } catch (cause) {
    const reason =
      whyFilesUnwritable(folder) ??
      (cause instanceof Error ? cause.message : "PGlite cannot use its files") +
        lowSpaceHint(folder);
    throw new StartError(`The database in ${shownFolder} cannot be opened: ${reason}.`, { cause });
  }
}

/** PGlite only says that it has failed to initialize when the files are those of another version of PostgreSQL. */
async function refuseOtherFormat(folder: string, shownFolder: string): Promise<void> {
  const version = (await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === "" || version === PGLITE_POSTGRES_VERSION) return;
  const advice =
    Number(version) > Number(PGLITE_POSTGRES_VERSION)
      ? "Start the newer release of Verbena that wrote it."
      : "Run verbena backup FILE of the release that wrote it, then verbena restore FILE --replace of this one.";
  throw new StartError(
    `The database in ${shownFolder} has the format of PostgreSQL ${version}, and this release of Verbena opens only ${PGLITE_POSTGRES_VERSION}. ${advice}`,
  );
}

/** Each start of PGlite writes caches that everybody may read. */
function closeFilesToOthers(folder: string): void {
  for (const file of globSync("**/pg_internal.init", { cwd: folder })) {
    chmodSync(join(folder, file), OWNER_ONLY_MODE);
  }
}

/** Why this process cannot use a file of the database; null if it can use all. */
function whyFilesUnwritable(folder: string): string | null {
  for (const path of ["", ...globSync("**", { cwd: folder })]) {
    const reason = whyUnwritable(join(folder, path));
    if (reason !== null) return reason;
  }
  return null;
}

/** PGlite's errors do not mention a full disk. */
function lowSpaceHint(folder: string): string {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = (bavail * bsize) / 1e6;
  return freeMb < FREE_SPACE_MIN_MB ? ` (its disk has only ${freeMb.toFixed(0)} MB left)` : "";
}

/**
 * Ends the process after a PANIC, for example when the disk is too full for the log. PGlite would go on
 * without releasing its internal locks, and a later statement could wait for one forever. The log keeps
 * every commit.
 */
function exitOnPanic(client: PGlite): void {
  const exitingOnPanic =
    <Input extends unknown[], Output>(run: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await run.apply(client, input);
      } catch (error) {
        if (error instanceof Error && "severity" in error && error.severity === "PANIC") {
          process.stderr.write(
            `The embedded database has failed: ${error.message}. Verbena ends.\n`,
          );
          process.exit(1);
        }
        throw error;
      }
    };
  client.execProtocol = exitingOnPanic(client.execProtocol);
  client.execProtocolStream = exitingOnPanic(client.execProtocolStream);
}

/** Wraps an open and migrated PGlite. */
export function pgliteDatabase(client: PGlite, inTurn: InTurn = (work) => work()): OpenDatabase {
  const alone = oneAtATime();
  const takeTurn: InTurn = (work) => inTurn(() => alone(work));
  takeTurns(client, takeTurn);
  const runOnPglite = runPreparedOnPglite(client);
  const runPrepared: RunPrepared = (...input) => takeTurn(() => runOnPglite(...input));
  return {
    db: Object.assign(drizzle(client, { schema }), { runPrepared }),
    close: () => client.close(),
  };
}

/** Runs work in the order in which it was requested. */
function oneAtATime(): InTurn {
  let previous: Promise<unknown> = Promise.resolve();
  return (work) => {
    const current = previous.then(work);
    previous = current.catch(() => {});
    return current;
  };
}

/** Statements outside transactions, and whole transactions, wait for their turn. */
function takeTurns(client: PGlite, inTurn: InTurn): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = <T>(...input: Parameters<PGlite["query"]>) => inTurn(() => query<T>(...input));
  client.transaction = (run) => inTurn(() => transaction(run));
}

const { serialize } = protocol;

/**
 * Runs named prepared statements by PostgreSQL's protocol: see docs/decisions/prepared-statements.md. PGlite lets
 * no other query in between. The caller keeps transactions out: see `takeTurns`.
 */
function runPreparedOnPglite(client: PGlite): RunPrepared {
  const parsedNames = new Set<string>();

  async function parseOnce<Row>({ name, text }: PreparedStatement<Row>): Promise<void> {
    if (parsedNames.has(name)) return;
    await client.execProtocol(concatenate(serialize.parse({ name, text }), serialize.sync()));
    parsedNames.add(name);
  }

  return <Row>(statement: PreparedStatement<Row>, values: Parameters<RunPrepared>[1]) =>
    client.runExclusive(async () => {
      await parseOnce(statement);
      const { messages } = await client.execProtocol(
        concatenate(
          serialize.bind({ statement: statement.name, values: statement.fill(values) }),
          serialize.describe({ type: "P" }),
          serialize.execute({}),
          serialize.sync(),
        ),
      );
      const [result] = parse.parseResults(messages, client.parsers);
      return (result?.rows ?? []) as Row[];
    });
}

function concatenate(...messages: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(messages));
}
