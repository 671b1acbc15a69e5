import { createMiddleware } from "hono/factory";
import type { RequestContext, SignedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { isId } from "../../input/fields.ts";
import { type ClassAction, type ClassMember, can, memberOf } from "../../policy/classes.ts";

/** What an operation of a member on the class needs. */
export type MemberContext = RequestContext & { member: ClassMember };

export type InClass = { Variables: SignedIn["Variables"] & { member: ClassMember } };

/**
 * Requires that the user is in the class of the path, and sets `member`. Everybody else, also an administrator, gets the
 * same answer as for a class that does not exist.
 */
export const inClass = ({ db }: Pick<Dependencies, "db">) =>
  createMiddleware<InClass>(async (c, next) => {
    const classId = c.req.param("classId") ?? "";
    const member = isId(classId) ? await memberOf(db, c.get("user"), classId) : null;
    if (!member) throw new AppError("not_found");
    c.set("member", member);
    await next();
  });

/** Requires that the member may do something: see the table of rights. */
export const mayDo = (action: ClassAction) =>
  createMiddleware<InClass>(async (c, next) => {
    requireRight(c.get("member"), action);
    await next();
  });

/** @throws AppError forbidden, with `classArchived` if the member could do it before the class was archived */
export function requireRight(member: ClassMember, action: ClassAction): void {
  if (can(member, action)) return;
  const isPast = can({ ...member, isArchived: false }, action);
  throw new AppError("forbidden", isPast ? [{ path: "", key: "classArchived" }] : []);
}
