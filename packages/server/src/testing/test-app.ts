import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { DAY_MS, type Instant } from "@verbena/core/calendar";
import type { Hono } from "hono";
import pino, { type Logger } from "pino";
import { afterAll } from "vitest";
import { createScrypt, type PasswordHashing } from "../accounts/password/scrypt.ts";
import { sign } from "../accounts/session/session-cookie.ts";
import { createApp } from "../app.ts";
import { createContentStore } from "../content/content-store.ts";
import type { Database } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";
import type { Dependencies } from "../dependencies.ts";
import { createBackground } from "../http/background.ts";
import { addressSet } from "../http/client-address.ts";
import { createMetrics } from "../http/metrics.ts";
import {
  createRateLimits,
  defaultLimits,
  type Limits,
  type RateLimits,
} from "../http/rate-limits.ts";
import { createContentSnapshot } from "../public-pages/content-snapshot.ts";
import { type LoadRenderer, lazyRenderer } from "../public-pages/renderer.ts";
import { hashToken, type Secrets } from "../security/secret.ts";
import { fakeRenderer } from "./fake-renderer.ts";
import { collectMails } from "./sent-mails.ts";
import { testDatabase } from "./test-database.ts";

const origin = "http://localhost:3000";

/** The server's secret in every test. */
export const secret = "a secret for tests only, nothing else";
export const secrets = [secret] as const;

/** Sends requests as a browser does. */
export type Visitor = {
  /** A body is sent as JSON, or unchanged if it is a string. */
  send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>;
};

export type Learner = Visitor & { id: string; email: string; cookie: string };

export type TestResponse = { status: number; body: unknown; headers: Headers };

export type TestApp = {
  app: Hono;
  db: Database;
  rateLimits: RateLimits;
  hashing: PasswordHashing;
  /** Somebody who is not signed in. */
  nobody: Visitor;
  /** Creates a learner who is signed in. */
  learner: (name?: string) => Promise<Learner>;
  /** Sets the server's clock. */
  setClock: (now: Instant) => void;
  /** The server's clock. */
  now: () => Date;
  /** Resolves when no background task is running. */
  idle: () => Promise<void>;
};

/** The application on a fresh database, for the tests of one file. */
export async function testApp(variation: Variation = {}): Promise<TestApp> {
  const { db, close } = await testDatabase();
  const { app, dependencies, rateLimits, setClock, now, idle } = appOn(db, variation);
  afterAll(() => idle().then(close));
  await dependencies.contentSnapshot.refresh();
  return {
    app,
    db,
    rateLimits,
    hashing: dependencies.hashing,
    nobody: visitor(app),
    learner: (name) => createLearner({ app, db, now: now() }, name),
    setClock,
    now,
    idle,
  };
}

type Variation = {
  secrets?: Secrets;
  log?: Logger;
  hashing?: PasswordHashing;
  limits?: Partial<Limits>;
  /** Addresses and networks. */
  trustedProxies?: readonly string[];
  baseUrl?: URL;
  administratorsNeedTwoFactor?: boolean;
  sendsMail?: boolean;
  metricsToken?: string;
  isDraining?: boolean;
  audioDir?: string;
  publicPages?: Dependencies["publicPages"];
  classes?: Dependencies["classes"];
  operator?: Dependencies["operator"];
  minAge?: number;
  legalUrl?: URL;
  loadRenderer?: LoadRenderer;
};

/** The real hashing, with less work. */
const quickScrypt = createScrypt({ N: 2 ** 10, r: 8, p: 1 });

/** Builds an application on a database. Several on one database act like several server processes. */
export function appOn(db: Database, variation: Variation = {}) {
  const {
    log = pino({ level: "silent" }),
    hashing = quickScrypt,
    limits = {},
    baseUrl,
  } = variation;
  let clock: Date | null = null;
  const now = () => clock ?? new Date();
  const background = createBackground(log);
  const content = createContentStore(db);
  const rateLimits = createRateLimits({ db, secrets, limits: { ...defaultLimits, ...limits } });
  collectMails(db, { now, linkOrigin: origin, rateLimits });
  const dependencies: Dependencies = {
    db,
    secrets: variation.secrets ?? secrets,
    hashing,
    content,
    contentSnapshot: createContentSnapshot(content),
    log,
    now,
    background,
    metrics: createMetrics(),
    rateLimits,
    administratorsNeedTwoFactor: variation.administratorsNeedTwoFactor ?? false,
    trustedProxies: addressSet(variation.trustedProxies ?? []),
    baseUrl,
    linkOrigin: origin,
    sendsMail: variation.sendsMail ?? true,
    metricsToken: variation.metricsToken,
    isDraining: () => variation.isDraining ?? false,
    publicPages: variation.publicPages ?? "unlisted",
    classes: variation.classes ?? "everyone",
    operator: variation.operator ?? "school",
    minAge: variation.minAge ?? 16,
    legalUrl: variation.legalUrl,
    loadRenderer: lazyRenderer(variation.loadRenderer ?? fakeRenderer),
    webRoot: fileURLToPath(new URL("web", import.meta.url)),
    audioDir: variation.audioDir ?? fileURLToPath(new URL("no-audio", import.meta.url)),
  };
  const setClock = (instant: Instant) => {
    clock = new Date(instant);
  };
  const app = createApp(dependencies);
  return { app, dependencies, rateLimits, now, setClock, idle: background.idle };
}

/** The third argument of `app.request`: its connection. */
export const connectionFrom = (address = "127.0.0.1") => ({
  incoming: { socket: { remoteAddress: address } },
});

/** @param address client address of the requests */
export function visitor(app: Hono, cookie?: string, address?: string): Visitor {
  const environment = connectionFrom(address);
  return {
    async send(method, path, body, headers) {
      const allHeaders = new Headers({
        "content-type": "application/json",
        ...(cookie && { cookie }),
      });
      for (const [name, value] of Object.entries(headers ?? {})) allHeaders.set(name, value);
      const request = {
        method,
        headers: allHeaders,
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      };
      const response = await app.request(`${origin}${path}`, request, environment);
      return { status: response.status, body: await bodyOf(response), headers: response.headers };
    },
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson && text !== "" ? JSON.parse(text) : text;
}

/** Inserts the rows directly, since hashing a password takes longer than most tests. */
export async function createLearner(
  { app, db, now }: { app: Hono; db: Database; now: Date },
  name = "Ana",
): Promise<Learner> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  await db.insert(users).values({ id, name, email, createdAt: now });
  const token = randomUUID();
  const session = { id: randomUUID(), tokenHash: hashToken(token), userId: id };
  const expiresAt = new Date(now.getTime() + 30 * DAY_MS);
  const used = { createdAt: now, lastUsedAt: now };
  await db.insert(sessions).values({ ...session, expiresAt, remembered: true, ...used });
  const cookie = `verbena.session_token=${encodeURIComponent(sign("session_token", token, secrets))}`;
  return { ...visitor(app, cookie), id, email, cookie };
}
