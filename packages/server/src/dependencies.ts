import type { BlockList } from "node:net";
import type { Logger } from "pino";
import type { Auth } from "./accounts/auth.ts";
import type { ContentStore } from "./content/content-store.ts";
import type { Database } from "./db/database.ts";
import type { Background } from "./http/background.ts";
import type { RateLimits } from "./http/rate-limits.ts";

/** What the application is made from. */
export type Dependencies = {
  db: Database;
  auth: Auth;
  content: ContentStore;
  log: Logger;
  now: () => Date;
  background: Background;
  rateLimits: RateLimits;
  /** Whether administrators administer with a second factor only. */
  administratorsNeedTwoFactor: boolean;
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: BlockList;
  /** Where the world reaches Verbena, when that is not where it listens. */
  baseUrl: URL | undefined;
  /**
   * Where links in mails lead, such as https://verbena.example. Never taken from a request: who sends
   * one could have a learner's link lead to a site of their own.
   */
  linkOrigin: string;
  /** Folder with the built web application. */
  webRoot: string;
};
