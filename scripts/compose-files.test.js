import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
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
    mem_limit: "600m",
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
