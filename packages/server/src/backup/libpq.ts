/** What PostgreSQL's own programs know of an address; the rest is node-postgres's. */
const known = new Set([
  "application_name",
  "channel_binding",
  "client_encoding",
  "connect_timeout",
  "gssencmode",
  "host",
  "hostaddr",
  "keepalives",
  "keepalives_count",
  "keepalives_idle",
  "keepalives_interval",
  "options",
  "passfile",
  "port",
  "sslcert",
  "sslcrl",
  "sslkey",
  "sslmode",
  "sslrootcert",
  "target_session_attrs",
  "user",
]);

/**
 * An address for the command line of PostgreSQL's programs, where everybody on the machine reads it,
 * and the environment that has its password.
 */
export function forLibpq(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
): { address: string; environment: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || url.searchParams.get("password");
  url.password = "";
  for (const name of [...url.searchParams.keys()]) {
    if (!known.has(name)) url.searchParams.delete(name);
  }
  // What node-postgres calls so is what libpq means by the other.
  if (url.searchParams.get("sslmode") === "no-verify") url.searchParams.set("sslmode", "require");
  return {
    address: url.href,
    environment: password ? { ...environment, PGPASSWORD: password } : environment,
  };
}
