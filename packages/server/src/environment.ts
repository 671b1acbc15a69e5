import { isIP, isIPv6 } from "node:net";
import { resolve } from "node:path";
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { StartError } from "./errors/start-error.ts";
import { isAddressOrNetwork } from "./http/client-address.ts";

const SECRET_MIN_LENGTH = 32;
const SECRET_MIN_CHARACTERS = 8;
const POOL_SIZE_MAX = 1000;
const DRAIN_SECONDS_MAX = 300;
/** Article 8 of the GDPR lets each country set the age between these. */
const [AGE_MIN, AGE_MAX] = [13, 16] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Whether a secret looks random: neither a placeholder nor a few characters repeated. */
function looksRandom(secret: string): boolean {
  const isPlaceholder = /change.?(me|this)|placeholder|your.?secret|password/i.test(secret);
  const isRepeated = /^(.{1,16})\1+$/.test(secret);
  return !isPlaceholder && !isRepeated && new Set(secret).size >= SECRET_MIN_CHARACTERS;
}

const isRandomSecret = (secret: string) =>
  secret.length >= SECRET_MIN_LENGTH && looksRandom(secret);

const randomSecret = z.string().refine(isRandomSecret).optional();
const secretDescription = `a random secret of at least ${SECRET_MIN_LENGTH} characters, as "openssl rand -base64 32" writes`;

const wholeNumber = (min: number, max: number) =>
  z.string().transform(Number).pipe(z.int().min(min).max(max));

const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/ })
  .optional()
  .describe("an address such as postgresql://user:password@host:5432/verbena");

const host = z.string().refine((name) => isIP(name) !== 0 || /^[a-z0-9.-]+$/i.test(name));

const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address))
  .refine(({ pathname, search, hash }) => pathname === "/" && search === "" && hash === "");

const list = z
  .string()
  .transform((text) => text.split(",").map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ""));

const addressList = list.refine((entries) => entries.every(isAddressOrNetwork));

const mailServer = z
  .url({ protocol: /^smtps?$/ })
  .transform((address) => new URL(address))
  .refine(({ hostname }) => hostname !== "");

const mailSender = z
  .string()
  .transform((text) => addressparser(text, { flatten: true }))
  .pipe(z.tuple([z.object({ name: z.string(), address: z.email() })]))
  .transform(([sender]) => sender);

/**
 * The configuration. The names are those of the variables in camel case: `baseUrl` is BASE_URL. Error messages
 * show the descriptions.
 */
const schema = z.object({
  port: wholeNumber(1, 65_535).default(3000).describe("a port number from 1 to 65535"),
  // Loopback by default: without a TLS proxy, passwords would be sent unencrypted.
  host: host.default("127.0.0.1").describe("an address or name of this machine, such as 0.0.0.0"),
  /** Absolute path. */
  dataDir: z
    .string()
    .min(1)
    .default("data")
    .transform((folder) => resolve(folder))
    .describe("a folder"),
  databaseUrl: databaseAddress,
  /** PostgreSQL itself, if `databaseUrl` is a connection pooler. */
  databaseDirectUrl: databaseAddress,
  databasePoolSize: wholeNumber(1, POOL_SIZE_MAX)
    .default(10)
    .describe(`a number of connections from 1 to ${POOL_SIZE_MAX}`),
  /** Public address, if it differs from the one on which Verbena listens. */
  baseUrl: webAddress
    .optional()
    .describe("an address without a path, such as https://verbena.example"),
  /** Whether there are pages for everybody, and whether search engines may list them. */
  publicPages: z
    .enum(["listed", "unlisted", "off"])
    .default("unlisted")
    .describe("listed, unlisted, or off"),
  /** A link in the footer of public pages. */
  legalUrl: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address))
    .optional()
    .describe("a web address such as https://school.example/legal"),
  /** Who may open classes. */
  classes: z
    .enum(["everyone", "invited", "off"])
    .default("invited")
    .describe("everyone, invited, or off"),
  /** Whether a school has decided that its classes use Verbena. Only then classes can make accounts for pupils. */
  operator: z.enum(["school", "public"]).default("public").describe("school or public"),
  /** The age from which people can sign up without a parent, in years. */
  minAge: wholeNumber(AGE_MIN, AGE_MAX)
    .default(AGE_MAX)
    .describe(`a number of years from ${AGE_MIN} to ${AGE_MAX}`),
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: addressList
    .default([])
    .describe("addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.5"),
  authSecret: randomSecret.describe(secretDescription),
  /** Former values of `authSecret`, which are still accepted. */
  authSecretPrevious: list
    .refine((secrets) => secrets.every(isRandomSecret))
    .default([])
    .describe("former values of AUTH_SECRET with commas between them"),
  /** Whether administrators need a second factor. */
  adminTwoFactor: z
    .enum(["optional", "required"])
    .default("optional")
    .describe("optional or required"),
  /** Without it, mails are written to files. */
  smtpUrl: mailServer
    .optional()
    .describe(
      "a mail server such as smtp://user:password@mail.example:587 or smtps://mail.example",
    ),
  mailFrom: mailSender
    .optional()
    .describe("a sender of mails such as Verbena <no-reply@verbena.example>"),
  /** For `/metrics`. */
  metricsToken: randomSecret.describe(secretDescription),
  /** How long a stopping server still answers requests, so that load balancers notice. */
  drainSeconds: wholeNumber(0, DRAIN_SECONDS_MAX)
    .default(0)
    .describe(`a number of seconds from 0 to ${DRAIN_SECONDS_MAX}`),
  logLevel: z
    .enum(logLevels)
    .default("info")
    .describe(`one of ${logLevels.join(", ")}`),
});

export type Environment = z.output<typeof schema>;

const names = schema.keyof().options;
type Name = (typeof names)[number];

const variableOf = (name: Name) => name.replaceAll(/[A-Z]/g, "_$&").toUpperCase();
const expected = (name: Name) => `expected ${schema.shape[name].description}.`;

/**
 * The configuration of the process. An empty variable counts as absent.
 *
 * @throws StartError that names the variable and what was expected
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const values = names.map((name) => [name, source[variableOf(name)] || undefined]);
  const { data, error } = schema.safeParse(Object.fromEntries(values));
  if (error) {
    const invalid = names.filter((name) => error.issues.some(({ path }) => path[0] === name));
    const lines = invalid.map((name) => `${variableOf(name)} is wrong: ${expected(name)}`);
    throw new StartError(lines.join("\n"));
  }
  requireOther(data, "databaseDirectUrl", "databaseUrl");
  requireOther(data, "databaseUrl", "authSecret");
  requireOther(data, "smtpUrl", "mailFrom");
  if (data.publicPages === "listed") requireOther(data, "publicPages", "baseUrl");
  return data;
}

/** @throws StartError if a variable is set without another one that it needs */
function requireOther(environment: Environment, name: Name, needed: Name): void {
  if (environment[name] === undefined || environment[needed] !== undefined) return;
  throw new StartError(
    `${variableOf(needed)} is missing: with ${variableOf(name)} set, ${expected(needed)}`,
  );
}

/** Origin of links in mails: BASE_URL, or the address on which Verbena listens. */
export function linkOriginOf({ baseUrl, host, port }: Environment): string {
  if (baseUrl) return baseUrl.origin;
  const isLocal = host === "127.0.0.1" || host === "0.0.0.0";
  return `http://${isLocal ? "localhost" : isIPv6(host) ? `[${host}]` : host}:${port}`;
}
