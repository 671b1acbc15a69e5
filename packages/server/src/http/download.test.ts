import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { download } from "./download.ts";

test("a file that cannot be written to its end breaks off, and says nothing of why", async () => {
  const app = new Hono().get("/", (c) =>
    download(
      c,
      { now: () => new Date("2026-03-10T09:30:00.000Z"), log: pino({ level: "silent" }) },
      { name: "cards.csv", type: "text/csv", content: halfOfIt() },
    ),
  );
  const response = await app.request("/");
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(/^The export broke off\.$/);
});

async function* halfOfIt() {
  yield "exercise,item\r\n";
  throw new Error("the learner's answers");
}
