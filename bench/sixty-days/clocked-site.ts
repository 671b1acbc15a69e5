import { loadContent } from "@verbena/content/load";
import type { Instant } from "@verbena/core/calendar";
import { type Client, createClient } from "@verbena/server/client";
import { storeContent } from "../../packages/server/src/content/store-content.ts";
import { openDatabase } from "../../packages/server/src/db/open-database.ts";
import { readEnvironment } from "../../packages/server/src/environment.ts";
import { appOn, connectionFrom } from "../../packages/server/src/testing/test-app.ts";
import { type Defer, temporaryFolder } from "../harness/benchmark.ts";
import { type Account, newAccount } from "../harness/learner.ts";

const ORIGIN = "http://localhost:3000";

/** The server's application in this process, with all sentences, on the embedded database, and with a clock to move. */
export type ClockedSite = {
  setClock: (now: Instant) => void;
  signUp: () => Promise<SignedIn & { account: Account; id: string }>;
  signIn: (account: Account) => Promise<SignedIn>;
};

/** A browser with a session. */
type SignedIn = { client: Client };

export async function openClockedSite(defer: Defer): Promise<ClockedSite> {
  const environment = readEnvironment({ DATA_DIR: await temporaryFolder(defer) });
  const { db, close } = await openDatabase(environment, { onLostConnection: () => {} });
  await storeContent(db, await loadContent());
  const { app, setClock, idle } = appOn(db);
  defer(() => idle().then(close));
  const clientWith = (cookie = ""): Client =>
    createClient(ORIGIN, {
      headers: { cookie },
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        app.request(input, init, connectionFrom()),
    });
  const cookieOf = (response: { headers: Headers }) =>
    response.headers.getSetCookie().map((line) => line.split(";", 1)[0])[0];
  return {
    setClock,
    async signUp() {
      const account = newAccount();
      const response = await clientWith().api.auth["sign-up"].email.$post({ json: account });
      if (!response.ok) throw new Error(`sign-up failed with status ${response.status}`);
      const { user } = await response.json();
      return { account, id: user.id, client: clientWith(cookieOf(response)) };
    },
    async signIn({ email, password }) {
      const response = await clientWith().api.auth["sign-in"].email.$post({
        json: { email, password },
      });
      if (!response.ok) throw new Error(`sign-in failed with status ${response.status}`);
      return { client: clientWith(cookieOf(response)) };
    },
  };
}
