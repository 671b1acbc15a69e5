import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isLoopback } from "./http/client-address.ts";

type Surroundings = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Undefined on Windows. */
  userId?: number | undefined;
  /** What node-postgres takes for an address without sslmode. */
  sslMode?: string | undefined;
};

/** What an operator should change, each in a sentence; none of it stops the start. */
export function startWarnings(surroundings: Surroundings): string[] {
  const { databaseUrl, dataDir, userId } = surroundings;
  const warnings: string[] = [];
  if (userId === 0) {
    warnings.push(
      "Verbena runs as root: a user of its own would limit what somebody who breaks in can do.",
    );
  }
  if (databaseUrl !== undefined && isOpenConnection(databaseUrl, surroundings)) {
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

/** An address without a host is that of a socket on this machine. */
function isOpenConnection(databaseUrl: string, { sslMode }: Surroundings): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = hostname || (searchParams.get("host") ?? "");
  const isElsewhere = host !== "" && !host.startsWith("/") && !isLoopback(host);
  return isElsewhere && !sslMode && !searchParams.has("sslmode") && !searchParams.has("ssl");
}
