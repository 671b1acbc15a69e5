import { isIP, isIPv6 } from "node:net";
import { resolve } from "node:path";
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { StartError } from "./errors/start-error.ts";
import { isAddressOrNetwork } from "./http/client-address.ts";

const SECRET_MIN_LENGTH = 32;
const POOL_SIZE_MAX = 1000;

const SECRET_MIN_CHARACTERS = 8;

/** Whether a secret looks drawn at random: no placeholder, and no few characters over and over. */
function looksRandom(secret: string): boolean {
  const isPlaceholder = /change.?(me|this)|placeholder|your.?secret|password/i.test(secret);
  const isRepeated = /^(.{1,16})\1+$/.test(secret);
  return !isPlaceholder && !isRepeated && new Set(secret).size >= SECRET_MIN_CHARACTERS;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });
const port = z.string().transform(Number).pipe(z.int().min(1).max(65_535));
const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address))
  .refine(({ pathname, search, hash }) => pathname === "/" && search === "" && hash === "");
const host = z.string().refine((name) => isIP(name) !== 0 || /^[a-z0-9.-]+$/i.test(name));
const addresses = z
  .string()
  .default("")
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .transform((list) => list.filter((entry) => entry !== ""))
  .refine((list) => list.every(isAddressOrNetwork));

const mailServer = z
  .url({ protocol: /^smtps?$/ })
  .transform((address) => new URL(address))
  .refine(({ hostname }) => hostname !== "");
const mailSender = z
  .string()
  .transform((text) => addressparser(text, { flatten: true }))
  .pipe(z.tuple([z.object({ name: z.string(), address: z.email() })]))
  .transform(([sender]) => sender);

/** Each variable: what it may be, what it is when absent, and how to say the first to a person. */
const variables = {
  PORT: [port.default(3000), "a port number from 1 to 65535"],
  // Nobody but this machine, unless told: without TLS in front, passwords would travel in clear.
  HOST: [host.default("127.0.0.1"), "an address or name of this machine, such as 0.0.0.0"],
  DATA_DIR: [z.string().min(1).default("data"), "a folder"],
  DATABASE_URL: [
    databaseAddress.optional(),
    "an address such as postgresql://user:password@host:5432/verbena",
  ],
  DATABASE_DIRECT_URL: [
    databaseAddress.optional(),
    "an address such as postgresql://user:password@host:5432/verbena",
  ],
  DATABASE_POOL_SIZE: [
    z.string().transform(Number).pipe(z.int().min(1).max(POOL_SIZE_MAX)).default(10),
    `a number of connections from 1 to ${POOL_SIZE_MAX}`,
  ],
  BASE_URL: [webAddress.optional(), "an address without a path, such as https://verbena.example"],
  TRUSTED_PROXIES: [
    addresses,
    "addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.5",
  ],
  AUTH_SECRET: [
    z.string().min(SECRET_MIN_LENGTH).refine(looksRandom).optional(),
    `a random secret of at least ${SECRET_MIN_LENGTH} characters, as "openssl rand -base64 32" writes`,
  ],
  ADMIN_TWO_FACTOR: [z.enum(["optional", "required"]).default("optional"), "optional or required"],
  SMTP_URL: [
    mailServer.optional(),
    "a mail server such as smtp://user:password@mail.example:587 or smtps://mail.example",
  ],
  MAIL_FROM: [
    mailSender.optional(),
    "whom mails come from, such as Verbena <no-reply@verbena.example>",
  ],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`],
} as const;

export type Environment = {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where PostgreSQL itself is, when `databaseUrl` leads to a connection pooler. */
  databaseDirectUrl: string | undefined;
  databasePoolSize: number;
  /** Where the world reaches Verbena, when that is not where it listens. */
  baseUrl: URL | undefined;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  authSecret: string | undefined;
  /** Whether administrators need a second factor. */
  adminTwoFactor: "optional" | "required";
  /** Where mails go; without one, into a folder. */
  smtpUrl: URL | undefined;
  mailFrom: { name: string; address: string } | undefined;
  logLevel: (typeof logLevels)[number];
};

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The configuration of the process. An empty variable counts as absent.
 *
 * @throws StartError that names the variable and what was expected
 */
export function readEnvironment(source: Source): Environment {
  const databaseUrl = read(source, "DATABASE_URL");
  const databaseDirectUrl = read(source, "DATABASE_DIRECT_URL");
  if (databaseDirectUrl !== undefined && databaseUrl === undefined) {
    throw new StartError(
      "DATABASE_URL is missing: DATABASE_DIRECT_URL is set, which goes with it.",
    );
  }
  const authSecret = read(source, "AUTH_SECRET");
  if (databaseUrl !== undefined && authSecret === undefined) {
    throw new StartError(
      `AUTH_SECRET is missing: with DATABASE_URL set, expected ${variables.AUTH_SECRET[1]}.`,
    );
  }
  const smtpUrl = read(source, "SMTP_URL");
  const mailFrom = read(source, "MAIL_FROM");
  if (smtpUrl !== undefined && mailFrom === undefined) {
    throw new StartError(
      `MAIL_FROM is missing: with SMTP_URL set, expected ${variables.MAIL_FROM[1]}.`,
    );
  }
  return {
    port: read(source, "PORT"),
    host: read(source, "HOST"),
    dataDir: resolve(read(source, "DATA_DIR")),
    databaseUrl,
    databaseDirectUrl,
    databasePoolSize: read(source, "DATABASE_POOL_SIZE"),
    baseUrl: read(source, "BASE_URL"),
    trustedProxies: read(source, "TRUSTED_PROXIES"),
    authSecret,
    adminTwoFactor: read(source, "ADMIN_TWO_FACTOR"),
    smtpUrl,
    mailFrom,
    logLevel: read(source, "LOG_LEVEL"),
  };
}

type Variables = typeof variables;

function read<Name extends keyof Variables>(
  source: Source,
  name: Name,
): z.output<Variables[Name][0]>;
function read(source: Source, name: keyof Variables): unknown {
  const [schema, expected] = variables[name];
  const result = schema.safeParse(source[name] || undefined);
  if (result.success) return result.data;
  throw new StartError(`${name} is wrong: expected ${expected}.`);
}

/** Where Verbena is reached: the address it is told, or that at which it listens on this machine. */
export function linkOriginOf({ baseUrl, host, port }: Environment): string {
  if (baseUrl) return baseUrl.origin;
  const isLocal = host === "127.0.0.1" || host === "0.0.0.0";
  return `http://${isLocal ? "localhost" : isIPv6(host) ? `[${host}]` : host}:${port}`;
}
