// The smallest server on the same database: Node, its HTTP server, and PGlite or a connection to PostgreSQL.
import { createServer } from "node:http";

const { DATA_DIR = "", DATABASE_URL, PORT } = process.env;

const query = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openPglite();

async function openPostgres(url: string) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: url });
  return () => pool.query("select count(*) from users");
}

async function openPglite() {
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const client = await PGlite.create({ dataDir: `${DATA_DIR}/database`, extensions: { pg_trgm } });
  process.once("SIGTERM", () => void client.close().then(() => process.exit(0)));
  return () => client.query("select count(*) from users");
}

createServer((_request, response) => {
  query().then(
    ({ rows }) => response.end(JSON.stringify(rows)),
    () => response.writeHead(500).end(),
  );
}).listen(Number(PORT), "127.0.0.1");
await query();
process.stdout.write("The bare server is ready\n");
