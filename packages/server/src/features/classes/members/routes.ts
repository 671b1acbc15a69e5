import { type Context, Hono } from "hono";
import { mailedLink } from "../../../accounts/schema.ts";
import { readSession } from "../../../accounts/session/read-session.ts";
import { requestContext, signedIn } from "../../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { clientAddress } from "../../../http/client-address.ts";
import type { LimitKey } from "../../../http/rate-limits.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { idParam } from "../../../input/fields.ts";
import { validate } from "../../../input/validate.ts";
import { type InClass, mayDo } from "../in-class.ts";
import {
  invitationAcceptance,
  memberNameInput,
  personParam,
  teacherInvitation,
} from "../schema.ts";
import {
  acceptInvitation,
  inviteTeacher,
  readInvitation,
  withdrawInvitation,
} from "./invitations.ts";
import { findJoinableClass, joinClass } from "./join-class.ts";
import { removeMember } from "./leave-class.ts";
import { listMembers, renameMember } from "./members.ts";

/** The people of a class, for its teachers. */
export function memberRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  const context = requestContext(dependencies);
  const param = validate("param", personParam);
  return new Hono<InClass>()
    .get("/", mayDo("see pupils"), async (c) =>
      c.json(await listMembers({ db, now: now() }, c.var.member)),
    )
    .patch(
      "/:userId",
      mayDo("change class"),
      param,
      validate("json", memberNameInput),
      async (c) => {
        const { userId } = c.req.valid("param");
        const teacher = { ...context(c), member: c.var.member };
        return c.json(await renameMember(teacher, userId, c.req.valid("json").name));
      },
    )
    .delete("/:userId", mayDo("remove members"), param, async (c) => {
      const teacher = { ...context(c), member: c.var.member };
      await removeMember(teacher, c.req.valid("param").userId);
      return c.body(null, 204);
    });
}

/** Invitations of other teachers into a class. */
export function invitationRoutes(dependencies: Dependencies) {
  const { rateLimits } = dependencies;
  const context = requestContext(dependencies);
  const may = mayDo("invite teachers");
  return new Hono<InClass>()
    .post("/", may, validate("json", teacherInvitation), async (c) => {
      const { member } = c.var;
      const inviter = { ...context(c), member, rateLimits, language: requestLanguage(c) };
      await inviteTeacher(inviter, c.req.valid("json").email);
      return c.json(await listMembers(context(c), member), 201);
    })
    .delete("/:id", may, validate("param", idParam), async (c) => {
      await withdrawInvitation(context(c), c.var.member.classId, c.req.valid("param").id);
      return c.body(null, 204);
    });
}

/** Following the link of an invitation, which works for everybody who has it. Wrong links are limited by client. */
export function openInvitationRoutes(dependencies: Dependencies) {
  const { db, now, rateLimits, trustedProxies } = dependencies;
  const context = requestContext(dependencies);
  const limited = <T>(c: Context, attempt: () => Promise<T>) => {
    const key: LimitKey = ["class-invitation-link-by-client", clientAddress(c, trustedProxies)];
    return rateLimits.countFailure([key], attempt);
  };
  return new Hono()
    .post("/check", validate("json", mailedLink), async (c) => {
      const { token } = c.req.valid("json");
      return c.json(await limited(c, () => readInvitation({ db, now: now() }, token)));
    })
    .post("/accept", signedIn(dependencies), validate("json", invitationAcceptance), async (c) =>
      c.json(await limited(c, () => acceptInvitation(context(c), c.req.valid("json")))),
    );
}

/** Joining with the code of a class. Wrong codes are limited by client and by account. */
export function joinRoutes(dependencies: Dependencies) {
  const { db, now, rateLimits, trustedProxies } = dependencies;
  const context = requestContext(dependencies);
  const byClient = (client: string): LimitKey => ["class-code-by-client", client];
  const byAccount = (userId: string): LimitKey => ["class-code-by-account", userId];
  return new Hono()
    .get("/:code", async (c) => {
      const user = (await readSession(c, dependencies))?.user ?? null;
      const limits = [byClient(clientAddress(c, trustedProxies))];
      if (user) limits.push(byAccount(user.id));
      const find = () => findJoinableClass({ db, now: now(), user }, c.req.param("code"));
      return c.json(await rateLimits.countFailure(limits, find));
    })
    .post("/:code", signedIn(dependencies), validate("json", memberNameInput), async (c) => {
      const limits = [byClient(clientAddress(c, trustedProxies)), byAccount(c.var.user.id)];
      const join = () => joinClass(context(c), c.req.param("code"), c.req.valid("json").name);
      return c.json(await rateLimits.countFailure(limits, join));
    });
}
