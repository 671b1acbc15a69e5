import { Hono } from "hono";
import { checkPassword } from "../../accounts/password/password.ts";
import { administrator, requestContext } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { download } from "../../downloads/download.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { idParam } from "../../input/fields.ts";
import { validate } from "../../input/validate.ts";
import { deleteUsers } from "./delete-users.ts";
import { inviteTeacherToSite, withdrawTeacher } from "./invite-teacher.ts";
import { listActions } from "./list-actions.ts";
import { listClassActions } from "./list-class-actions.ts";
import { listUsers } from "./list-users.ts";
import { readPlatformOverview } from "./read-platform-overview.ts";
import { readUser } from "./read-user.ts";
import {
  actionsQuery,
  classActionsQuery,
  deletionInput,
  passwordResetInput,
  usersInput,
  usersOrder,
  usersQuery,
} from "./schema.ts";
import { sendPasswordResets } from "./send-password-resets.ts";
import { removeUsersTwoFactors, signOutUsers } from "./sign-out-users.ts";
import { teacherInput } from "./teacher-input.ts";
import { writeUsers } from "./write-users.ts";

/** Administration of users, and the audit log. */
export function adminRoutes(dependencies: Dependencies) {
  const { db, now, linkOrigin, rateLimits } = dependencies;
  const admin = administrator(dependencies);
  const context = requestContext(dependencies);
  return new Hono()
    .get("/overview", admin, async (c) => c.json(await readPlatformOverview(db)))
    .get("/users", admin, validate("query", usersQuery), async (c) =>
      c.json(await listUsers(context(c), c.req.valid("query"))),
    )
    .get("/users.csv", admin, validate("query", usersOrder), async (c) => {
      const exporter = { ...context(c), language: requestLanguage(c) };
      const write = () => writeUsers(exporter, c.req.valid("query"));
      return download(c, dependencies, { name: "users.csv", type: "text/csv", write });
    })
    .get("/users/:id", admin, validate("param", idParam), async (c) =>
      c.json(
        await readUser({ ...context(c), classes: dependencies.classes }, c.req.valid("param").id),
      ),
    )
    .post("/delete-users", admin, validate("json", deletionInput), async (c) => {
      const { user_ids, password } = c.req.valid("json");
      await checkPassword(dependencies, c.var.session, password);
      return c.json({ results: await deleteUsers(context(c), user_ids) });
    })
    .post("/sign-out-users", admin, validate("json", usersInput), async (c) => {
      const actor = { db, now: now(), adminId: c.var.user.id };
      return c.json({ results: await signOutUsers(actor, c.req.valid("json").user_ids) });
    })
    .post("/remove-two-factor", admin, validate("json", usersInput), async (c) => {
      const remover = { db, now: now(), linkOrigin, adminId: c.var.user.id };
      const results = await removeUsersTwoFactors(remover, c.req.valid("json").user_ids);
      return c.json({ results });
    })
    .post("/send-password-reset", admin, validate("json", passwordResetInput), async (c) => {
      const { emails } = c.req.valid("json");
      const sender = { db, now: now(), rateLimits, adminId: c.var.user.id };
      const results = await sendPasswordResets(sender, emails);
      return c.json({
        sent: results.filter(({ status }) => status === "sent" || status === "queued").length,
        results,
      });
    })
    .post("/teachers", admin, validate("json", teacherInput), async (c) => {
      const language = requestLanguage(c);
      const inviter = { db, now: now(), adminId: c.var.user.id, linkOrigin, language };
      return c.json({ result: await inviteTeacherToSite(inviter, c.req.valid("json")) });
    })
    .delete("/teachers/:id", admin, validate("param", idParam), async (c) => {
      const actor = { db, now: now(), adminId: c.var.user.id };
      await withdrawTeacher(actor, c.req.valid("param").id);
      return c.body(null, 204);
    })
    .get("/class-actions", admin, validate("query", classActionsQuery), async (c) =>
      c.json(await listClassActions(db, c.req.valid("query"))),
    )
    .get("/actions", admin, validate("query", actionsQuery), async (c) =>
      c.json(await listActions(db, c.req.valid("query"))),
    );
}
