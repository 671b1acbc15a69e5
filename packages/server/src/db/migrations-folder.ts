import { fileURLToPath } from "node:url";

/** The migrations that drizzle-kit wrote. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
