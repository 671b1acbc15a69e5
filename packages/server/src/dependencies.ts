import type { BlockList } from "node:net";
import type { Logger } from "pino";
import type { PasswordHashing } from "./accounts/password/scrypt.ts";
import type { ContentStore } from "./content/content-store.ts";
import type { Database } from "./db/database.ts";
import type { Background } from "./http/background.ts";
import type { RateLimits } from "./http/rate-limits.ts";

/** Everything that the application needs from outside. */
export type Dependencies = {
  db: Database;
  /** Signs cookies; the keys for other uses are derived from it. */
  secret: string;
  hashing: PasswordHashing;
  content: ContentStore;
  log: Logger;
  now: () => Date;
  background: Background;
  rateLimits: RateLimits;
  /** Whether administration needs a second factor. */
  administratorsNeedTwoFactor: boolean;
  /** Proxies whose X-Forwarded-For counts. */
  trustedProxies: BlockList;
  /** Public address, where it is not the one on which the server listens. */
  baseUrl: URL | undefined;
  /**
   * Origin of links in mails. It never comes from a request: a forged host would send a learner's link
   * to another site.
   */
  linkOrigin: string;
  /** Folder with the built web application. */
  webRoot: string;
};
