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

/** Warnings for the operator, a sentence each. */
export function startWarnings(
  { databaseUrl, dataDir }: Configuration,
  { userId, sslMode } = thisProcess(),
): string[] {
  const warnings: string[] = [];
  if (userId === 0) {
    warnings.push(
      "Verbena runs as root: a user of its own would limit what somebody who breaks in can do.",
    );
  }
  if (databaseUrl !== undefined && !sslMode && isOpenConnection(databaseUrl)) {
    warnings.push(
      "DATABASE_URL names another machine without sslmode, so everything travels in clear: add " +
        "?sslmode=verify-full, or sslmode=disable where nobody else can listen.",
    );
  }
  const entries = existsSync(dataDir) ? readdirSync(dataDir) : [];
  for (const name of entries.filter((entry) => /^replaced-\d+$/.test(entry))) {
    warnings.push(
      `${join(dataDir, name)} has everybody's data from before a restore, also of accounts that ` +
        "were deleted since: delete it when you do not need it any more.",
    );
  }
  return warnings;
}

/** Without a host, the address means a socket on this machine. */
function isOpenConnection(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = hostname || (searchParams.get("host") ?? "");
  const isElsewhere = host !== "" && !host.startsWith("/") && !isLoopback(host);
  return isElsewhere && !searchParams.has("sslmode") && !searchParams.has("ssl");
}
