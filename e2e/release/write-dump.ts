// npm run release:dump: writes packages/server/testdata/releases/VERSION.sql, the database of a small site. Later releases
// are tested with it. A running server has written every row: this program sends requests, as browsers do, and runs commands.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import packageJson from "../../packages/server/package.json" with { type: "json" };
import { freePort, startPostgresCluster } from "../../packages/server/src/testing/postgres.ts";
import { mailedLinks } from "../support/mail.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { authenticatorCode } from "../support/two-factor.ts";

const root = new URL("../../", import.meta.url);
const file = fileURLToPath(
  new URL(`packages/server/testdata/releases/${packageJson.version}.sql`, root),
);
const commands = fileURLToPath(new URL("packages/server/dist/verbena.js", root));
const clock = new URL("../support/movable-clock.ts", import.meta.url).href;

/** Old answers can be archived in autumn. */
const SPRING = Date.parse("2026-03-02T09:00:00Z");
const AUTUMN = Date.parse("2026-11-28T18:00:00Z");
const ARCHIVED_BEFORE = "2026-06-01";

const MINUTE_MS = 60_000;
const ANSWERS_PER_FAMILY = 24;

/** Tables that each start fills, and the heartbeats of servers. */
const leftOut = ["conjugation_exercises", "fill_in_exercises", "content_version", "processes"];

type Exercise = {
  id: string;
  item?: string;
  context?: string;
  person?: string;
  number?: number;
} & {
  correctAnswer: string;
};

/** A person with a browser. */
class Person {
  readonly password = "flor-de-luna";
  readonly email: string;
  /** Unused codes of an account with a second factor. */
  recoveryCodes: string[] = [];
  private readonly name: string;
  private readonly cookies = new Map<string, string>();

  constructor(name: string) {
    this.name = name;
    this.email = `${name.toLowerCase()}@example.org`;
  }

  /** Sends a request and returns the body of its response. */
  async send(server: RunningServer, method: string, path: string, body?: object) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(server.url + path, {
      method,
      headers: { "content-type": "application/json", origin: server.url, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    for (const header of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      this.cookies.set(name, value);
    }
    return text === "" ? {} : JSON.parse(text);
  }

  signUp(server: RunningServer) {
    const { name, email, password } = this;
    const account = { name, email, password, isOfAge: true };
    return this.send(server, "POST", "/api/auth/sign-up/email", account);
  }

  async signIn(server: RunningServer) {
    const { email, password } = this;
    await this.send(server, "POST", "/api/auth/sign-in/email", { email, password });
    const code = this.recoveryCodes.shift();
    if (code) await this.send(server, "POST", "/api/auth/sign-in/two-factor", { code });
  }

  async confirmAddress(server: RunningServer) {
    const links = () => mailedLinks(this.email, "/auth/confirm-address");
    while ((await links()).length === 0) await sleep(100);
    const token = new URLSearchParams((await links())[0]?.split("#")[1]).get("token");
    await this.send(server, "POST", "/api/auth/confirm-address", { token });
  }

  /** Sends events, one a minute, the last of them now. */
  async record(server: RunningServer, now: number, family: string, events: readonly object[]) {
    const timed = events.map((event, index) => ({
      id: randomUUID(),
      family,
      timeZone: "Europe/Paris",
      at: new Date(now - (events.length - index) * MINUTE_MS).toISOString(),
      ...event,
    }));
    const { results } = await this.send(server, "POST", "/api/progress/events", { events: timed });
    for (const result of results) {
      if (result.status !== "accepted") throw new Error(JSON.stringify(result));
    }
    return timed;
  }

  /** Answers the first sentences of a family. Every fourth answer is wrong. */
  async practise(server: RunningServer, now: number, family: string) {
    const kind = /^(desde|pasado|ser|por)/.test(family) ? "fill-in" : "conjugation";
    const path = `/api/exercises/${kind}?family=${family}`;
    const { exercises } = await this.send(server, "GET", path);
    const answers = (exercises as Exercise[])
      .slice(0, ANSWERS_PER_FAMILY)
      .map(({ id, item, context, person, number = 1, correctAnswer }, index) => ({
        kind: "answer",
        item: item ?? id,
        context: context ?? person,
        sentence: number,
        given: index % 4 === 3 ? `${correctAnswer}s` : correctAnswer,
      }));
    return this.record(server, now, family, answers);
  }
}

const ana = new Person("Ana");
const berta = new Person("Berta");
const carlos = new Person("Carlos");
const dora = new Person("Dora");
const rosa = new Person("Rosa");

/** The first day: accounts, and answers that are archived later. */
async function liveInSpring(server: RunningServer) {
  for (const person of [ana, berta, carlos, dora, rosa]) await person.signUp(server);
  for (const person of [ana, carlos, rosa]) await person.confirmAddress(server);
  for (const family of ["presente-indicativo", "preterito-indefinido", "desde-hace"]) {
    await ana.practise(server, SPRING, family);
  }
  await berta.practise(server, SPRING, "presente-indicativo");
  await carlos.practise(server, SPRING, "preterito-indefinido");
  const { password } = carlos;
  const { uri, recoveryCodes } = await carlos.send(server, "POST", "/api/auth/two-factor/set-up", {
    password,
  });
  const stepsAhead = Math.round((SPRING - Date.now()) / (MINUTE_MS / 2));
  const code = authenticatorCode(new URL(uri).searchParams.get("secret") ?? "", stepsAhead);
  await carlos.send(server, "POST", "/api/auth/two-factor/confirm", { code });
  carlos.recoveryCodes = recoveryCodes;
}

/** The last day: everything else that a learner and an administrator do. Mails wait for a mail server. */
async function liveInAutumn(server: RunningServer) {
  await ana.signIn(server);
  await ana.send(server, "PATCH", "/api/profile", {
    preferredLanguage: "nl",
    theme: "dark",
    dailyAim: 30,
    region: "latin-america",
    weeklyMail: true,
    practiceDays: 4,
  });
  await ana.send(server, "PUT", "/api/progress/scheduler", {
    scheduler: { kind: "fsrs", retention: 0.85 },
  });
  const [first, second] = await ana.practise(server, AUTUMN, "preterito-indefinido");
  await ana.practise(server, AUTUMN, "ser-estar-hay");
  await ana.practise(server, AUTUMN, "preterito-imperfecto");
  const guesses = { "fact tener strong-preterite": 0.95, "strong-ending yo": 0.6 };
  await ana.record(server, AUTUMN, "preterito-indefinido", [
    { kind: "retraction", answer: second?.id },
    { kind: "placement", level: "B1", status: "sure", answers: [], guesses },
    { kind: "estimate-set", skill: "fact tener strong-preterite", estimate: "sure" },
    { kind: "level-confirmed", level: 1 },
  ]);
  await ana.record(server, AUTUMN, "preterito-imperfecto", [{ kind: "reset" }]);
  await ana.practise(server, AUTUMN, "preterito-imperfecto");
  await ana.send(server, "GET", "/api/progress/knowledge");
  await ana.send(server, "POST", "/api/packages", {
    id: randomUUID(),
    family: "preterito-indefinido",
    name: "Verbos de viaje",
    verbs: ["tener", "hablar"],
  });
  const reports = [];
  for (const comment of ["¿Tuve o tenía?", "Deux réponses sont justes."]) {
    const report = { id: randomUUID(), family: "preterito-indefinido", reason: "answer", comment };
    const exerciseId = "preterito-indefinido/tener/yo";
    await ana.send(server, "POST", "/api/reports", { ...report, exerciseId, given: "tenía" });
    reports.push(report.id);
  }
  await carlos.signIn(server);
  await carlos.practise(server, AUTUMN, "preterito-indefinido");
  await administer(server, reports[0] ?? "", Object(first).item);
}

async function administer(server: RunningServer, reportId: string, item: string) {
  await rosa.signIn(server);
  const post = (path: string, body: object) =>
    rosa.send(server, "POST", `/api/admin/${path}`, body);
  const { users } = await rosa.send(server, "GET", "/api/admin/users");
  const idOf = ({ email }: Person) => Object(users.find((user: Person) => user.email === email)).id;
  await post("reports/answer", {
    reports: [{ userId: idOf(ana), id: reportId }],
    answer: "Con «ayer», tuve.",
  });
  const { exercises } = await rosa.send(
    server,
    "GET",
    `/api/admin/exercises?search=${encodeURIComponent(item)}`,
  );
  const [{ id, texts: seen }, { id: hidden }] = exercises;
  await post("exercises/correct", { ...seen, fr: `${seen.fr} `.replace(/\.? $/, " !"), id, seen });
  await post("exercises/hide", { id: hidden });
  await post("sign-out-users", { user_ids: [idOf(berta)] });
  await post("send-password-reset", { emails: [berta.email] });
  await post("delete-users", { user_ids: [idOf(dora)], password: rosa.password });
}

/** How many answers of each family the learner has given. */
async function attemptsOf(person: Person, server: RunningServer) {
  const { exercises } = await person.send(server, "GET", "/api/progress");
  const families = Object.entries<{ stats: { totalAttempts: number } }>(exercises);
  return Object.fromEntries(
    families
      .map(([family, { stats }]): [string, number] => [family, stats.totalAttempts])
      .filter(([, attempts]) => attempts > 0),
  );
}

const run = promisify(execFile);
const cluster = await startPostgresCluster();
const dataDir = await mkdtemp(join(tmpdir(), "verbena-dump-"));
process.env["VERBENA_MAIL_DIR"] = join(dataDir, "outbox");
const database = { dataDir, databaseUrl: cluster.url };

async function withServer<Result>(
  startsAt: number,
  variables: Record<string, string>,
  use: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const server = await startServer({ port, ...database, startsAt, preload: clock, variables });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

async function runCommand(...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: cluster.url,
    AUTH_SECRET: "not used by this command, but required",
  };
  const clocked = { ...env, VERBENA_STARTS_AT: String(AUTUMN) };
  await run(process.execPath, ["--import", clock, commands, ...args], { env: clocked });
}

try {
  await withServer(SPRING, {}, liveInSpring);
  await runCommand("admin", "grant", rosa.email);
  await runCommand("archive", "--before", ARCHIVED_BEFORE);
  // Nothing listens there.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9?ignoreTLS=true", MAIL_FROM: "verbena@example.org" };
  const accounts = await withServer(AUTUMN, mail, async (server) => {
    await liveInAutumn(server);
    await berta.signIn(server);
    const learners = [ana, berta, carlos];
    return Promise.all(
      learners.map(async (person) => {
        const { email, password, recoveryCodes } = person;
        const attempts = await attemptsOf(person, server);
        return { email, password, recoveryCode: recoveryCodes[0], attempts };
      }),
    );
  });
  const excluded = leftOut.map((table) => `--exclude-table-data=public.${table}`);
  const options = ["--no-owner", "--no-privileges", "--no-comments", "--rows-per-insert=100"];
  const { stdout } = await run("pg_dump", [...options, ...excluded, cluster.url], {
    maxBuffer: 1 << 26,
  });
  const head = [
    `-- The database of a small site of Verbena ${packageJson.version}, written by npm run release:dump.`,
    ...accounts.map((account) => `-- account ${JSON.stringify(account)}`),
  ];
  // Commands of psql and settings of newer versions are no SQL that every database accepts.
  const sql = stdout.replace(/^(\\|SET transaction_timeout).*\n/gm, "").replace(/^--.*\n/gm, "");
  await writeFile(file, `${head.join("\n")}\n${sql.replace(/\n{2,}/g, "\n\n")}`);
  process.stdout.write(`${file}\n`);
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true });
}
