import { Hono } from "hono";
import { administrator } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { readMailState } from "./read-mail-state.ts";

/** What administrators see of the mails that do not leave. */
export function mailRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  return new Hono().get("/mails", administrator(dependencies), async (c) =>
    c.json(await readMailState(db, now())),
  );
}
