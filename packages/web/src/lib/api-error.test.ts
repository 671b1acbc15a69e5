import { expect, it } from "vitest";
import { parseError } from "./api-error.ts";

it("reads the server's code and issues", async () => {
  const issues = [{ path: "email", key: "emailTaken" }];
  const error = await parseError(Response.json({ error: { code: "invalid_input", issues } }));

  expect(error).toMatchObject({ code: "invalid_input", issues });
});

it.each(["<h1>502 Bad Gateway</h1>", "", "null", '{"error":"no"}', '{"error":{"code":502}}'])(
  "treats a body of something else as an outage: %s",
  async (body) => {
    expect(await parseError(new Response(body))).toMatchObject({ code: "unavailable", issues: [] });
  },
);

it("reads the seconds before a retry", async () => {
  const refused = (headers: Record<string, string>) =>
    parseError(Response.json({ error: { code: "rate_limited" } }, { status: 429, headers }));

  expect(await refused({ "retry-after": "840" })).toMatchObject({ retryAfterS: 840 });
  expect(await refused({})).toMatchObject({ retryAfterS: null });
  expect(await refused({ "retry-after": "Sat, 01 Mar 2026 12:00:00 GMT" })).toMatchObject({
    retryAfterS: null,
  });
});
