import type { Logger } from "pino";
import type { Auth } from "../auth/auth.ts";
import type { ContentStore } from "../content/content-store.ts";
import type { Database } from "../db/database.ts";

/** What the application is made from. */
export type Dependencies = {
  db: Database;
  auth: Auth;
  content: ContentStore;
  log: Logger;
  now: () => Date;
  /** Where the world reaches Verbena, when that is not where it listens. */
  baseUrl: URL | undefined;
  /** Folder with the built web application. */
  webRoot: string;
};
