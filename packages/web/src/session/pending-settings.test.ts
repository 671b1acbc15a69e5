// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabases, freshDatabase } from "#testing/fake-database.ts";
import { keepSettings, pendingSettings, sendSettings } from "./pending-settings.ts";

beforeEach(freshDatabase);

afterEach(async () => {
  await closeDatabases();
  vi.unstubAllGlobals();
});

/** A server that answers like this, and what it was sent. */
function serverThat(answer: (change: object) => Response | Promise<Response>): object[] {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer(JSON.parse(body));
  });
  return sent;
}

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

it("keeps settings without a network, the last of each, and sends them together later", async () => {
  serverThat(unreachable);
  for (const change of [{ theme: "dark" }, { dailyAim: 30 }, { theme: "light" }] as const) {
    await keepSettings("ana", change);
    await sendSettings("ana");
  }
  await keepSettings("berta", { sound: true });
  await closeDatabases();
  expect(await pendingSettings("ana")).toEqual({ theme: "light", dailyAim: 30 });

  const sent = serverThat(() => Response.json({}));
  await sendSettings("ana");
  await sendSettings("ana");
  expect(sent).toEqual([{ theme: "light", dailyAim: 30 }]);
  expect(await pendingSettings("ana")).toEqual({});
  expect(await pendingSettings("berta")).toEqual({ sound: true });
});

it("keeps what is changed again while it is being sent", async () => {
  await keepSettings("ana", { theme: "dark", sound: true });
  serverThat(async () => {
    await keepSettings("ana", { theme: "light" });
    return Response.json({});
  });
  await sendSettings("ana");

  expect(await pendingSettings("ana")).toEqual({ theme: "light" });
});

it("gives up a change that the server refuses, and says so", async () => {
  await keepSettings("ana", { dailyAim: 0 });
  serverThat(() => Response.json({ error: { code: "invalid_input" } }, { status: 400 }));

  await expect(sendSettings("ana")).rejects.toThrow("invalid_input");
  expect(await pendingSettings("ana")).toEqual({});
});

it("keeps a change while the session is over, for the learner's next one", async () => {
  await keepSettings("ana", { theme: "dark" });
  serverThat(() => Response.json({ error: { code: "unauthenticated" } }, { status: 401 }));
  await sendSettings("ana");

  expect(await pendingSettings("ana")).toEqual({ theme: "dark" });
});
