import type { Context } from "hono";
import type { Database } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { SessionUser } from "./read-session.ts";
import type { SignedIn } from "./signed-in.ts";

/** Who asks, when, and the database that has the answer. A function that needs less takes a part of it. */
export type RequestContext = { db: Database; user: SessionUser; now: Date };

/** Makes the context of each request that requires a session. */
export const requestContext =
  ({ db, now }: Pick<Dependencies, "db" | "now">) =>
  (c: Context<SignedIn>): RequestContext => ({ db, user: c.get("user"), now: now() });
