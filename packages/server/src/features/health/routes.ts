import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Dependencies } from "../../http/dependencies.ts";

/** For those who watch over the process: does it run, and can it reach its database? */
export function healthRoutes({ db }: Dependencies) {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      await db.execute(sql`select 1`);
      return c.json({ status: "ready" });
    });
}
