import type { BlockList } from "node:net";
import type { Logger } from "pino";
import type { PasswordHashing } from "./accounts/password/scrypt.ts";
import type { ContentStore } from "./content/content-store.ts";
import type { Database } from "./db/database.ts";
import type { Background } from "./http/background.ts";
import type { Metrics } from "./http/metrics.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { ContentSnapshot } from "./public-pages/content-snapshot.ts";
import type { DocumentRenderer } from "./public-pages/renderer.ts";
import type { Secrets } from "./security/secret.ts";

/** Everything that the application receives when it is created. */
export type Dependencies = {
  db: Database;
  /** The keys of cookies, second factors and limits are derived from them. */
  secrets: Secrets;
  hashing: PasswordHashing;
  content: ContentStore;
  /** For public pages. */
  contentSnapshot: ContentSnapshot;
  log: Logger;
  now: () => Date;
  background: Background;
  metrics: Metrics;
  rateLimits: RateLimits;
  /** Whether administrators must have a second factor. */
  administratorsNeedTwoFactor: boolean;
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: BlockList;
  /** Public address, if it differs from the one on which the server listens. */
  baseUrl: URL | undefined;
  /**
   * Origin of links in mails. It never comes from a request, since a forged host would send a learner's
   * token to another site.
   */
  linkOrigin: string;
  /** Whether mails reach their recipients: without SMTP_URL they are only written to files. */
  sendsMail: boolean;
  /** Opens `/metrics` to everybody who sends it. */
  metricsToken: string | undefined;
  /** Whether the server is about to stop, so that load balancers must send nothing more. */
  isDraining: () => boolean;
  /** Whether there are public pages, and whether search engines may list them. `listed` only with `baseUrl`. */
  publicPages: "listed" | "unlisted" | "off";
  /** A link in the footer of public pages, such as a legal notice. */
  legalUrl: URL | undefined;
  /** Who may open classes: everybody with a confirmed address, those whom an administrator invited, or nobody. */
  classes: "everyone" | "invited" | "off";
  /** With `school`, classes can make accounts. With `public`, everybody signs up themselves. */
  operator: "school" | "public";
  /** The age from which people can sign up without a parent, in years. */
  minAge: number;
  /** Loads the renderer of public pages once. */
  loadRenderer: () => Promise<DocumentRenderer>;
  /** Folder with the built web application. */
  webRoot: string;
  /** Folder with recordings of sentences. It need not exist. */
  audioDir: string;
};
