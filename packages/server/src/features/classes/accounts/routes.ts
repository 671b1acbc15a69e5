import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { unlock } from "../../../accounts/made-accounts/sign-in-to-class.ts";
import { requestContext } from "../../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { idParam } from "../../../input/fields.ts";
import { validate } from "../../../input/validate.ts";
import { type InClass, mayDo } from "../in-class.ts";
import { makeAccounts } from "./make-accounts.ts";
import { findCode, listLogins } from "./queries.ts";
import { renewPassword } from "./renew-password.ts";
import { newAccounts } from "./schema.ts";

/** Accounts that a class makes for pupils without a mail address, under `/api/classes/:classId/accounts`. */
export function classAccountRoutes(dependencies: Dependencies) {
  const { db, now, operator } = dependencies;
  const context = requestContext(dependencies);
  const param = validate("param", idParam);
  return new Hono<InClass>()
    .get("/", mayDo("see pupils"), async (c) => {
      const { classId } = c.var.member;
      const accounts = await listLogins({ db, now: now() }, classId);
      const code = await findCode(db, classId);
      return c.json({ accounts, code, canMakeAccounts: operator === "school" });
    })
    .post(
      "/",
      mayDo("make accounts"),
      ofSchool(dependencies),
      validate("json", newAccounts),
      async (c) => {
        const teacher = { ...dependencies, ...context(c), member: c.var.member };
        const made = await makeAccounts(teacher, c.req.valid("json").names, requestLanguage(c));
        return c.json({ accounts: made }, 201);
      },
    )
    .post("/:id/password", mayDo("make accounts"), param, async (c) => {
      const teacher = { ...dependencies, ...context(c), member: c.var.member };
      return c.json(await renewPassword(teacher, c.req.valid("param").id));
    })
    .post("/:id/unlock", mayDo("make accounts"), param, async (c) => {
      const { id: userId } = c.req.valid("param");
      const isUnlocked = await unlock(db, { classId: c.var.member.classId, userId });
      if (!isUnlocked) throw new AppError("not_found");
      return c.body(null, 204);
    });
}

/** Requires that a school runs the server: only a school can decide that a class makes accounts. */
const ofSchool = ({ operator }: Pick<Dependencies, "operator">) =>
  createMiddleware(async (_, next) => {
    if (operator !== "school") {
      throw new AppError("forbidden", [{ path: "", key: "accountsNeedSchool" }]);
    }
    await next();
  });
