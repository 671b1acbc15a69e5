import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

test("without variables, the server listens on loopback and keeps its data in ./data", () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    databasePoolSize: 10,
    publicPages: "unlisted",
    classes: "invited",
    operator: "public",
    minAge: 16,
    trustedProxies: [],
    authSecretPrevious: [],
    adminTwoFactor: "optional",
    drainSeconds: 0,
    logLevel: "info",
  });
});

test("an empty variable counts as absent", () => {
  expect(readEnvironment({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000 });
});

test.each([
  [{ PORT: "0" }, "PORT"],
  [{ PORT: "http" }, "PORT"],
  [{ PORT: "3000.5" }, "PORT"],
  [{ HOST: "my host" }, "HOST"],
  [{ DATABASE_URL: "mysql://localhost/verbena" }, "DATABASE_URL"],
  [{ DATABASE_URL: "localhost" }, "DATABASE_URL"],
  [{ DATABASE_DIRECT_URL: "localhost" }, "DATABASE_DIRECT_URL"],
  [{ DATABASE_POOL_SIZE: "0" }, "DATABASE_POOL_SIZE"],
  [{ DATABASE_POOL_SIZE: "many" }, "DATABASE_POOL_SIZE"],
  [{ BASE_URL: "verbena.example" }, "BASE_URL"],
  [{ BASE_URL: "https://verbena.example/app" }, "BASE_URL"],
  [{ PUBLIC_PAGES: "yes" }, "PUBLIC_PAGES"],
  [{ CLASSES: "yes" }, "CLASSES"],
  [{ OPERATOR: "teacher" }, "OPERATOR"],
  [{ MIN_AGE: "12" }, "MIN_AGE"],
  [{ MIN_AGE: "17" }, "MIN_AGE"],
  [{ LEGAL_URL: "school.example/legal" }, "LEGAL_URL"],
  [{ LEGAL_URL: "javascript:alert(1)" }, "LEGAL_URL"],
  [{ ADMIN_TWO_FACTOR: "yes" }, "ADMIN_TWO_FACTOR"],
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET"],
  // Long enough, but easy to guess: a repetition, or an example that nobody replaced.
  [{ AUTH_SECRET: "a".repeat(32) }, "AUTH_SECRET"],
  [{ AUTH_SECRET: "0123456789".repeat(4) }, "AUTH_SECRET"],
  [{ AUTH_SECRET: "abcabcabcabcabcabcabcabcabcabcabcx" }, "AUTH_SECRET"],
  [{ AUTH_SECRET: "please-change-me-before-production" }, "AUTH_SECRET"],
  [{ AUTH_SECRET_PREVIOUS: "the secret before the present one, short" }, "AUTH_SECRET_PREVIOUS"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
  [{ DRAIN_SECONDS: "-1" }, "DRAIN_SECONDS"],
  [{ TRUSTED_PROXIES: "proxy.example" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "10.0.0.1 10.0.0.2" }, "TRUSTED_PROXIES"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL"],
  [{ SMTP_URL: "https://mail.example" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL"],
  [{ MAIL_FROM: "Verbena" }, "MAIL_FROM"],
  [{ MAIL_FROM: "ana@verbena.example, ben@verbena.example" }, "MAIL_FROM"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
])("the error for %j names %s and what was expected", (source, name) => {
  expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} is wrong: expected .+\\.$`));
});

test("the error has a line for each wrong variable", () => {
  const source = { PORT: "0", HOST: "my host" };
  expect(() => readEnvironment(source)).toThrow(
    "PORT is wrong: expected a port number from 1 to 65535.\nHOST is wrong: expected an address",
  );
});

test("trusted proxies are a list of addresses and networks", () => {
  const source = { TRUSTED_PROXIES: "127.0.0.1, ::1,10.0.0.0/8," };
  expect(readEnvironment(source).trustedProxies).toEqual(["127.0.0.1", "::1", "10.0.0.0/8"]);
});

test("former secrets are separated by commas", () => {
  const [last, older] = ["the secret before the present one", "a secret that is older than that"];
  expect(readEnvironment({ AUTH_SECRET_PREVIOUS: `${last}, ${older}` })).toMatchObject({
    authSecretPrevious: [last, older],
  });
});

test("DATABASE_URL needs AUTH_SECRET", () => {
  const source = { DATABASE_URL: "postgresql://localhost/verbena" };
  expect(() => readEnvironment(source)).toThrow(/^AUTH_SECRET is missing/);
  const secret = randomBytes(16).toString("hex");
  expect(readEnvironment({ ...source, AUTH_SECRET: secret })).toMatchObject({
    authSecret: secret,
  });
});

test("DATABASE_DIRECT_URL needs DATABASE_URL", () => {
  const source = { DATABASE_DIRECT_URL: "postgresql://localhost/verbena" };
  expect(() => readEnvironment(source)).toThrow(/^DATABASE_URL is missing/);
});

test("PUBLIC_PAGES=listed needs BASE_URL", () => {
  const source = { PUBLIC_PAGES: "listed" };
  expect(() => readEnvironment(source)).toThrow(/^BASE_URL is missing: with PUBLIC_PAGES set/);
  expect(readEnvironment({ ...source, BASE_URL: "https://verbena.example" })).toMatchObject({
    publicPages: "listed",
  });
});

test("SMTP_URL needs MAIL_FROM", () => {
  const source = { SMTP_URL: "smtps://verbena:secret@mail.example:465" };
  expect(() => readEnvironment(source)).toThrow(/^MAIL_FROM is missing/);
  const mailFrom = "Verbena <no-reply@verbena.example>";
  expect(readEnvironment({ ...source, MAIL_FROM: mailFrom })).toMatchObject({
    smtpUrl: new URL(source.SMTP_URL),
    mailFrom: { name: "Verbena", address: "no-reply@verbena.example" },
  });
});
