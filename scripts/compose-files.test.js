import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { root } from "./install.js";

/** @param {string} file */
const read = (file) => readFile(join(root, file), "utf8");

/** @param {string} file */
const services = async (file) => parse(await read(file)).services;

it("runs Verbena with a read-only root, memory for /tmp, no capabilities, and limits", async () => {
  const { verbena } = await services("compose.yaml");
  expect(verbena).toMatchObject({
    environment: { HOST: "0.0.0.0", DATA_DIR: "/data", PORT: "3000" },
    volumes: ["data:/data"],
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    mem_limit: "900m",
    stop_grace_period: "30s",
  });
  expect(verbena.tmpfs).toEqual([expect.stringMatching(/^\/tmp:/)]);
  expect(verbena.healthcheck.test.join(" ")).toMatch(/^CMD node .*\/readyz/);
});

it("waits for PostgreSQL, requires the secrets, and dumps with the programs of the same version", async () => {
  const { verbena, postgres, backup } = await services("compose.postgres.yaml");
  expect(verbena.environment.AUTH_SECRET).toMatch(/^\$\{AUTH_SECRET:\?/);
  expect(verbena.depends_on.postgres.condition).toBe("service_healthy");
  expect(postgres.image).toMatch(/^postgres:17\b/);
  expect(postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  expect(postgres.volumes).toEqual(["postgres:/var/lib/postgresql/data"]);
  expect(postgres.healthcheck.test).toContain("pg_isready");
  expect(backup.image).toBe(postgres.image);
});

it("keeps the dumps of the last seven nights, each of a quarter past three", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verbena-backup-service-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const backups = join(folder, "backups");
  const clock = join(folder, "clock");
  await mkdir(backups);
  await writeFile(clock, `${Date.UTC(2026, 0, 1, 22) / 1000}`);
  // Sleeping and dumping move the clock. The container is stopped after nine nights.
  const programs = {
    date: `/bin/date --utc --date "@$(cat ${clock})" "$1"`,
    sleep: `now=$(($(cat ${clock}) + $1)); echo $now > ${clock}; [ $now -lt ${Date.UTC(2026, 0, 11) / 1000} ]`,
    pg_dump: `for last; do :; done; cp ${clock} "\${last#--file=}"; echo $(($(cat ${clock}) + 90)) > ${clock}`,
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
  const { backup } = await services("compose.postgres.yaml");
  const [shell, option, script] = backup.command;
  // Compose reads $$ as a dollar sign.
  const inFolder = script.replaceAll("$$", "$").replaceAll("/backups", backups);
  const PATH = `${folder}:${process.env["PATH"]}`;
  execFileSync(shell, [option, inFolder], { env: { PATH }, timeout: 30_000 });

  const files = (await readdir(backups)).sort();
  expect(files).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `${day}.backup`));
  const times = await Promise.all(files.map((file) => readFile(join(backups, file), "utf8")));
  const dates = times.map((seconds) => new Date(Number(seconds) * 1000).toISOString());
  expect(dates).toEqual(
    ["05", "06", "07", "08", "09", "10", "04"].map((day) => `2026-01-${day}T03:15:01.000Z`),
  );
});

it("shows how to finish a restore by hand as verbena restore does", async () => {
  const source = await read("packages/server/src/backup/finish-restore.ts");
  const operations = await read("docs/operations.md");
  const changes = source.match(/(?:update|delete from) public\.\w+/g) ?? [];
  expect(changes).not.toEqual([]);
  for (const change of changes) expect(operations).toContain(`\n${change.replace("public.", "")}`);
});

it.each(["compose.yaml", "compose.postgres.yaml"])(
  "sets only variables of Verbena that exist: %s",
  async (file) => {
    const { verbena } = await services(file);
    const example = await read(".env.example");
    const environment = await read("packages/server/src/environment.ts");
    const names = Object.keys(verbena.environment);
    expect(names).not.toEqual([]);
    for (const name of names) {
      const inCamelCase = name
        .toLowerCase()
        .replaceAll(/_[a-z]/g, (/** @type {string} */ pair) => pair.slice(1).toUpperCase());
      expect(example, name).toMatch(new RegExp(`^#?${name}=`, "m"));
      expect(environment, name).toMatch(new RegExp(`^ {2}${inCamelCase}: `, "m"));
    }
  },
);

it("has the version of the packages in the image", async () => {
  const { version } = JSON.parse(await read("package.json"));
  expect(await read("Dockerfile")).toContain(`\nARG VERSION=${version}\n`);
  const { verbena } = await services("compose.yaml");
  expect(verbena.image).toBe(`verbena:${version}`);
  const built = Object.keys(verbena.build.args);
  for (const name of built) expect(await read("Dockerfile")).toContain(`\nARG ${name}\n`);
});
