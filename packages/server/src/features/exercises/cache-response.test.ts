import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Catalogue } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { cacheResponse } from "./cache-response.ts";

/** A site with one cached route, which answers as `respond` does. */
function siteWith(respond: () => Promise<object>) {
  const catalogue = {} as Catalogue;
  const content = { current: async () => catalogue } as ContentStore;
  const app = new Hono().get("/", cacheResponse(content, "family"), async (c) =>
    c.json(await respond()),
  );
  app.onError((_error, c) => c.text("failed", 500));
  return app;
}

test("a response that many ask for at once is prepared once", async () => {
  let calls = 0;
  const site = siteWith(async () => ({ call: ++calls }));
  const responses = await Promise.all(Array.from({ length: 20 }, () => site.request("/?family=a")));
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(bodies).toEqual(bodies.map(() => ({ call: 1 })));
  expect(await (await site.request("/?family=b")).json()).toEqual({ call: 2 });
});

test("a response that fails is not kept", async () => {
  let calls = 0;
  const site = siteWith(async () => {
    if (++calls === 1) throw new Error("The first call fails.");
    return { call: calls };
  });
  expect((await site.request("/")).status).toBe(500);
  expect(await (await site.request("/")).json()).toEqual({ call: 2 });
});
