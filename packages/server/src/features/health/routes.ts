import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";

/**
 * `/healthz`: the process runs. `/readyz`: it accepts requests, and can reach its database and write to it.
 */
export function healthRoutes({ db, isDraining }: Dependencies) {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      if (isDraining()) throw new AppError("unavailable");
      const { rows } = await db.execute(sql`show transaction_read_only`);
      if (rows[0]?.["transaction_read_only"] !== "off") throw new AppError("unavailable");
      return c.json({ status: "ready" });
    });
}
