import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { unlock } from "../../../accounts/made-accounts/sign-in-to-class.ts";
import { requestContext } from "../../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { idParam } from "../../../input/fields.ts";
import { validate } from "../../../input/validate.ts";
import { type ClassMember, can } from "../../../policy/classes.ts";
import { findCode } from "../class-codes.ts";
import { type InClass, mayDo } from "../in-class.ts";
import { makeAccounts } from "./make-accounts.ts";
import { listLogins } from "./queries.ts";
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
      const { code } = await findCode(db, classId);
      return c.json({ accounts, code, refusal: refusalToMake(c.var.member, operator) });
    })
    .post(
      "/",
      mayDo("see pupils"),
      ableToMake(dependencies),
      validate("json", newAccounts),
      async (c) => {
        const teacher = { ...dependencies, ...context(c), member: c.var.member };
        const made = await makeAccounts(teacher, c.req.valid("json"), requestLanguage(c));
        return c.json({ accounts: made }, 201);
      },
    )
    .post("/:id/password", mayDo("help to sign in"), param, async (c) => {
      const teacher = { ...dependencies, ...context(c), member: c.var.member };
      return c.json(await renewPassword(teacher, c.req.valid("param").id));
    })
    .post("/:id/unlock", mayDo("help to sign in"), param, async (c) => {
      const { id: userId } = c.req.valid("param");
      const isUnlocked = await unlock(db, { classId: c.var.member.classId, userId });
      if (!isUnlocked) throw new AppError("not_found");
      return c.body(null, 204);
    });
}

/** Requires that the class can make accounts. */
const ableToMake = ({ operator }: Pick<Dependencies, "operator">) =>
  createMiddleware<InClass>(async (c, next) => {
    const refusal = refusalToMake(c.get("member"), operator);
    if (refusal !== null) throw new AppError("forbidden", [{ path: "", key: refusal }]);
    await next();
  });

/** Why a teacher's class makes no accounts; null if it does. Only a school can decide that a class makes some. */
function refusalToMake(
  member: ClassMember,
  operator: Dependencies["operator"],
): "classArchived" | "accountsNeedSchool" | null {
  if (!can(member, "make accounts")) return "classArchived";
  return operator === "school" ? null : "accountsNeedSchool";
}
