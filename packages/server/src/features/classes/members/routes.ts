import { Hono } from "hono";
import { z } from "zod";
import { readSession } from "../../../accounts/session/read-session.ts";
import { requestContext, signedIn } from "../../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { clientAddress } from "../../../http/client-address.ts";
import type { LimitKey } from "../../../http/rate-limits.ts";
import { NIL_ID } from "../../../input/fields.ts";
import { validate } from "../../../input/validate.ts";
import { type InClass, mayDo } from "../in-class.ts";
import { memberNameInput } from "../schema.ts";
import { findJoinableClass, joinClass } from "./join-class.ts";
import { removeMember } from "./leave-class.ts";
import { listMembers, renameMember } from "./members.ts";

const memberParam = z.object({ userId: z.guid().toLowerCase().catch(NIL_ID) });

/** The people of a class, for its teachers. */
export function memberRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  const context = requestContext(dependencies);
  const param = validate("param", memberParam);
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

/** Joining with the code of a class. Whoever guesses codes is limited. */
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
