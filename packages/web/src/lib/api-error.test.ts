import { expect, it } from "vitest";
import { errorOf } from "./api-error.ts";

it("reads the server's code and issues", async () => {
  const issues = [{ path: "email", key: "emailTaken" }];
  const error = await errorOf(Response.json({ error: { code: "invalid_input", issues } }));

  expect(error).toMatchObject({ code: "invalid_input", issues });
});

it.each(["<h1>502 Bad Gateway</h1>", "", "null", '{"error":"no"}'])(
  "takes a body that is not ours for a server out of reach: %s",
  async (body) => {
    expect(await errorOf(new Response(body))).toMatchObject({ code: "unavailable", issues: [] });
  },
);
