import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect } from "@playwright/test";
import type { Learner } from "./learner.ts";

/** Makes an account an administrator's, by what the command line would ask the server of that folder. */
export async function grantAdministration({ email }: Learner, dataDir: string): Promise<void> {
  const socket = connect(join(dataDir, "control.sock"));
  await once(socket, "connect");
  const request = { command: "admin", action: "grant", email, evenUnconfirmed: true };
  socket.write(`${JSON.stringify(request)}\n`);
  expect(await json(socket)).toMatchObject({ failed: false });
}
