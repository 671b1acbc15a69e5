import { expect, inject, onTestFinished, test } from "vitest";
import { storeContent } from "../content/store-content.ts";
import { StartError } from "../errors/start-error.ts";
import { createTestDatabase, dropTestDatabase, startPostgresCluster } from "../testing/postgres.ts";
import { answer } from "../testing/progress.ts";
import { appOn, createLearner } from "../testing/test-app.ts";
import { testContent } from "../testing/test-content.ts";
import { isTransient } from "./database-errors.ts";
import { openPostgres } from "./open-postgres.ts";

const template = inject("template");
const ignore = { onLostConnection: () => {} };

test.runIf(template.kind === "postgres")(
  "several processes can start at the same time on an empty database",
  async () => {
    const server = template.kind === "postgres" ? template.server : "";
    const url = await createTestDatabase(server);
    onTestFinished(() => dropTestDatabase(server, url));
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, ignore)));
    await Promise.all(opened.map(({ db }) => storeContent(db, testContent)));
    await Promise.all(opened.map(({ close }) => close()));
  },
);

test.runIf(template.kind === "postgres")(
  "a database that a newer release has migrated opens until a migration requires that release",
  async () => {
    const server = template.kind === "postgres" ? template.server : "";
    const url = await createTestDatabase(server);
    onTestFinished(() => dropTestDatabase(server, url));
    const migrated = await openPostgres(url, ignore);
    await migrated.db.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)",
    );
    await migrated.close();
    const { db, close } = await openPostgres(url, ignore);
    await db.execute("insert into required_releases values ('1.0.0'), ('99.0.0')");
    await close();
    await expect(openPostgres(url, ignore)).rejects.toThrow(
      new StartError("This database belongs to a newer release of Verbena: start that release."),
    );
  },
);

test.runIf(template.kind === "postgres")(
  "requests get 503 while PostgreSQL is down, and answers are recorded once it is back",
  async () => {
    const cluster = await startPostgresCluster({ durable: true });
    onTestFinished(cluster.stop);
    const { db, close } = await openPostgres(cluster.url, ignore);
    onTestFinished(close);
    await storeContent(db, testContent);
    const { app } = appOn(db);
    const ana = await createLearner({ app, db, now: new Date() });
    const post = () => ana.send("POST", "/api/progress/events", { events: [answer()] });
    expect(await post()).toMatchObject({ status: 200, body: { version: 1 } });

    await cluster.kill();
    const unavailable = { status: 503, body: { error: { code: "unavailable" } } };
    expect(await post()).toMatchObject(unavailable);
    expect(await ana.send("GET", "/readyz")).toMatchObject(unavailable);
    expect(await ana.send("GET", "/healthz")).toMatchObject({ status: 200 });
    const account = { email: "ana@example.org", password: "clavel-rojo" };
    expect(await ana.send("POST", "/api/auth/sign-in/email", account)).toMatchObject(unavailable);
    const signedOut = await ana.send("POST", "/api/auth/sign-out");
    expect(signedOut).toMatchObject(unavailable);
    expect(signedOut.headers.getSetCookie()).toEqual([]);

    await cluster.start();
    expect(await post()).toMatchObject({ status: 200, body: { version: 2 } });
  },
);

test.runIf(template.kind === "postgres")(
  "answers get 503 while PostgreSQL is read-only, as after a failover",
  async () => {
    const cluster = await startPostgresCluster();
    onTestFinished(cluster.stop);
    const { db, close } = await openPostgres(cluster.url, ignore);
    onTestFinished(close);
    await storeContent(db, testContent);
    const { app } = appOn(db);
    const ana = await createLearner({ app, db, now: new Date() });
    const post = async () => {
      const { status } = await ana.send("POST", "/api/progress/events", { events: [answer()] });
      return status;
    };
    const readyz = async () => (await ana.send("GET", "/readyz")).status;
    const setReadOnly = async (setting: "on" | "off") => {
      await db.execute(`alter system set default_transaction_read_only = ${setting}`);
      await db.execute("select pg_reload_conf()");
    };
    expect(await post()).toBe(200);
    await setReadOnly("on");
    await expect.poll(post).toBe(503);
    // It tries to write every two seconds.
    await expect.poll(readyz).toBe(503);
    await setReadOnly("off");
    await expect.poll(post).toBe(200);
    await expect.poll(readyz).toBe(200);
  },
);

test.runIf(template.kind === "postgres")(
  "a lost connection fails only its own transaction",
  async () => {
    const cluster = await startPostgresCluster({ durable: true });
    onTestFinished(cluster.stop);
    const { db, close } = await openPostgres(cluster.url, ignore);
    onTestFinished(close);
    const transaction = db.transaction(async (tx) => {
      await tx.execute("select 1");
      await cluster.kill();
      await tx.execute("select 1");
    });
    await expect(transaction).rejects.toSatisfy(isTransient);
    await cluster.start();
    expect((await db.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  },
);
