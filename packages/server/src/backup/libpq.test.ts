import { expect, test } from "vitest";
import { forLibpq } from "./libpq.ts";

test("the password goes into the environment, where other users of the machine do not see it", () => {
  const { address, environment } = forLibpq("postgresql://ana:a%2Fb@db.example:5433/verbena", {
    PATH: "/usr/bin",
  });
  expect(address).toBe("postgresql://ana@db.example:5433/verbena");
  expect(environment).toEqual({ PATH: "/usr/bin", PGPASSWORD: "a/b" });
});

test("a password among the parameters does so too", () => {
  const { address, environment } = forLibpq("postgresql://db.example/verbena?password=ab", {});
  expect(address).toBe("postgresql://db.example/verbena");
  expect(environment).toEqual({ PGPASSWORD: "ab" });
});

test("an address without a password leaves that to PGPASSWORD and PGPASSFILE", () => {
  const variables = { PGPASSFILE: "/srv/pgpass" };
  expect(forLibpq("postgresql://ana@db.example/verbena", variables).environment).toBe(variables);
});

test("parameters that only node-postgres knows are left out", () => {
  const { address } = forLibpq(
    "postgresql://db.example/verbena?sslmode=no-verify&uselibpqcompat=true&sslrootcert=/ca.pem",
    {},
  );
  expect(address).toBe("postgresql://db.example/verbena?sslmode=require&sslrootcert=%2Fca.pem");
});
