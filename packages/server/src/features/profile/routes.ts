import { Hono } from "hono";
import { signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../input/validate.ts";
import { changeProfile, readProfile } from "./profile.ts";
import { profileChange } from "./schema.ts";

export function profileRoutes(dependencies: Dependencies) {
  return new Hono()
    .get("/", signedIn(dependencies), async (c) => {
      const { user } = c.var;
      return c.json(await readProfile({ ...dependencies, user, language: requestLanguage(c) }));
    })
    .patch("/", signedIn(dependencies), validate("json", profileChange), async (c) => {
      const { user } = c.var;
      const change = c.req.valid("json");
      return c.json(
        await changeProfile({ ...dependencies, user, language: requestLanguage(c) }, change),
      );
    });
}
