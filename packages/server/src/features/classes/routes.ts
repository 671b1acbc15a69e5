import { Hono } from "hono";
import { checkPassword } from "../../accounts/password/password.ts";
import { accountDeletion } from "../../accounts/schema.ts";
import { requestContext, signedIn } from "../../accounts/session/signed-in.ts";
import { withCodeIfAny } from "../../accounts/two-factor/check-code.ts";
import type { Dependencies } from "../../dependencies.ts";
import { validate } from "../../input/validate.ts";
import { classAccountRoutes } from "./accounts/routes.ts";
import { previewTask } from "./assignments/preview-task.ts";
import { assignmentRoutes } from "./assignments/routes.ts";
import { taskPreviewInput } from "./assignments/schema.ts";
import { archiveClass, changeClass } from "./change-class.ts";
import { closeForPupils, renewCode } from "./class-codes.ts";
import { refusalToOpen } from "./class-limits.ts";
import { copyClass } from "./copy-class.ts";
import { deleteClass } from "./delete-classes.ts";
import { type InClass, inClass, mayDo } from "./in-class.ts";
import { lockClass } from "./lock-class.ts";
import { logClassAction } from "./log-action.ts";
import { leaveClass } from "./members/leave-class.ts";
import { invitationRoutes, memberRoutes } from "./members/routes.ts";
import { openClass } from "./open-class.ts";
import { listClasses, readClass } from "./read-class.ts";
import { classReportInput, reportText } from "./reports/report-text.ts";
import { readWeeks } from "./results/read-weeks.ts";
import { resultRoutes } from "./results/routes.ts";
import { classChange, classCopy, classInput } from "./schema.ts";

/**
 * The classes of a person. Everything under `/:classId` is only for people of the class, whom a route finds as `member`.
 * Each endpoint is also in `testing/class-endpoints.ts`.
 */
export function classRoutes(dependencies: Dependencies) {
  const { db, classes: classesFor } = dependencies;
  const learner = signedIn(dependencies);
  const context = requestContext(dependencies);
  return new Hono()
    .get("/", learner, async (c) => {
      const refusal = await refusalToOpen(db, c.var.user, classesFor);
      const weeks = await readWeeks(context(c), c.var.user);
      return c.json({ classes: await listClasses(db, c.var.user.id), weeks, refusal });
    })
    .post("/", learner, validate("json", classInput), async (c) => {
      const input = c.req.valid("json");
      await openClass({ ...context(c), classesFor }, input);
      return c.json({ id: input.id }, 201);
    })
    .route("/:classId", oneClassRoutes(dependencies));
}

function oneClassRoutes(dependencies: Dependencies) {
  const { db, content, now, rateLimits, classes: classesFor } = dependencies;
  const context = requestContext(dependencies);
  return (
    new Hono<InClass>()
      .use(signedIn(dependencies), inClass(dependencies))
      .get("/", async (c) => c.json(await readClass(db, c.var.member)))
      .patch("/", mayDo("change class"), validate("json", classChange), async (c) => {
        await changeClass({ ...context(c), content, member: c.var.member }, c.req.valid("json"));
        return c.json(await readClass(db, c.var.member));
      })
      .post("/copies", mayDo("copy class"), validate("json", classCopy), async (c) => {
        const input = c.req.valid("json");
        await copyClass({ ...context(c), classesFor, member: c.var.member }, input);
        return c.json({ id: input.id }, 201);
      })
      .post("/archive", mayDo("change class"), async (c) => {
        await archiveClass({ ...context(c), member: c.var.member });
        return c.json(await readClass(db, c.var.member));
      })
      .post("/delete", mayDo("delete class"), validate("json", accountDeletion), async (c) => {
        const { password, code } = c.req.valid("json");
        const { classId, userId: teacherId } = c.var.member;
        await checkPassword(dependencies, c.var.session, password);
        await withCodeIfAny(
          c,
          dependencies,
          code,
        )(async (tx) => {
          await lockClass(tx, classId);
          const inTransaction = { db: tx, now: now() };
          await deleteClass(inTransaction, classId);
          await logClassAction(inTransaction, { classId, teacherId, kind: "class-deleted" });
        });
        return c.body(null, 204);
      })
      .route("/members", memberRoutes(dependencies))
      .route("/invitations", invitationRoutes(dependencies))
      .post("/leave", mayDo("leave"), async (c) => {
        await leaveClass({ ...context(c), member: c.var.member });
        return c.body(null, 204);
      })
      .post("/renew-code", mayDo("change class"), async (c) => {
        await renewCode({ ...context(c), member: c.var.member });
        return c.json(await readClass(db, c.var.member));
      })
      .post("/close-for-pupils", mayDo("change class"), async (c) => {
        await closeForPupils({ ...context(c), member: c.var.member });
        return c.json(await readClass(db, c.var.member));
      })
      .route("/accounts", classAccountRoutes(dependencies))
      .route("/assignments", assignmentRoutes(dependencies))
      // Not below /assignments: beside the ids there, Hono would need its slower router.
      .post(
        "/task-preview",
        mayDo("change assignments"),
        validate("json", taskPreviewInput),
        async (c) => {
          const teacher = { ...context(c), content: dependencies.content, member: c.var.member };
          return c.json(await previewTask(teacher, c.req.valid("json").task));
        },
      )
      .post("/reports", mayDo("report text"), validate("json", classReportInput), async (c) => {
        const input = c.req.valid("json");
        await reportText({ ...context(c), rateLimits, member: c.var.member }, input);
        return c.json({ id: input.id }, 201);
      })
      .route("/", resultRoutes(dependencies))
  );
}
