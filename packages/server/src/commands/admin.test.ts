import { expect, test } from "vitest";
import {
  runVerbena,
  type ServerProcess,
  serverEnvironment,
  startServer,
} from "../testing/processes.ts";

const run = (environment: Record<string, string>, ...args: string[]) =>
  runVerbena(environment, "admin", ...args);

test("an operator grants the first administrator while the server runs", async () => {
  const environment = await serverEnvironment();
  const server = startServer(environment);
  await server.ready();
  const cookie = await signUp(server);
  const overview = () => fetch(`${server.origin}/api/admin/overview`, { headers: { cookie } });
  expect((await overview()).status).toBe(403);
  expect(await run(environment, "grant", "ana@example.org")).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/^ana@example\.org is not confirmed: .+\n$/),
  });
  expect(await run(environment, "grant", "ana@example.org", "--unconfirmed")).toEqual({
    status: 0,
    output: "ana@example.org is now an administrator.\n",
    errors: "",
  });
  expect((await overview()).status).toBe(200);
  server.kill("SIGTERM");
  expect(await server.ended()).toEqual({ status: 0, errors: "" });
  expect(await run(environment, "list")).toMatchObject({ status: 0, output: "ana@example.org\n" });
});

async function signUp({ origin }: ServerProcess): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ana",
      email: "ana@example.org",
      password: "clavel-rojo",
      isOfAge: true,
    }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
