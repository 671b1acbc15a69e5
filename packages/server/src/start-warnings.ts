import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isLoopback } from "./http/client-address.ts";

type Configuration = {
  databaseUrl?: string | undefined;
  dataDir: string;
};

type Process = {
  /** Undefined on Windows. */
  userId: number | undefined;
  /** PGSSLMODE, which node-postgres uses for an address without sslmode. */
  sslMode: string | undefined;
};

const thisProcess = (): Process => ({
  userId: process.getuid?.(),
  sslMode: process.env["PGSSLMODE"],
});

/** Warnings for the operator, one sentence each. */
export function startWarnings(
  { databaseUrl, dataDir }: Configuration,
  { userId, sslMode } = thisProcess(),
): string[] {
  const warnings: string[] = [];
  if (userId === 0) {
    warnings.push(
      "Verbena runs as root: give it its own user, which limits the damage of a break-in.",
    );
  }
  if (databaseUrl !== undefined && !sslMode && isUnencrypted(databaseUrl)) {
    warnings.push(
      "DATABASE_URL names another machine without sslmode, so the connection is not encrypted: add " +
        "?sslmode=verify-full, or ?sslmode=disable on a private network.",
    );
  }
  const entries = existsSync(dataDir) ? readdirSync(dataDir) : [];
  for (const name of entries.filter((entry) => /^replaced-\d+$/.test(entry))) {
    warnings.push(
      `${join(dataDir, name)} has all data from before a restore, including that of deleted accounts: ` +
        "delete it when you no longer need it.",
    );
  }
  return warnings;
}

/** An address without a host means a socket on this machine. */
function isUnencrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = hostname || (searchParams.get("host") ?? "");
  const isRemote = host !== "" && !host.startsWith("/") && !isLoopback(host);
  return isRemote && !searchParams.has("sslmode") && !searchParams.has("ssl");
}
