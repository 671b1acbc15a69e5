import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** Parts of PostgreSQL that migrations ask for; PGlite has them only when they are handed to it. */
export const extensions = { pg_trgm };
