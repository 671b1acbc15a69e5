import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { createDatabaseCheck, tryToWrite } from "./database-check.ts";

/**
 * `/healthz`: the process runs. `/readyz`: it accepts requests, and can reach its database and write to it.
 */
export function healthRoutes({ db, isDraining }: Dependencies) {
  const checkDatabase = createDatabaseCheck(() => tryToWrite(db));
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      if (isDraining()) throw new AppError("unavailable");
      await checkDatabase();
      return c.json({ status: "ready" });
    });
}
