import { Hono } from "hono";
import { requestContext } from "../../../accounts/session/signed-in.ts";
import { languageOf } from "../../../db/queries.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { download } from "../../../downloads/download.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { validate } from "../../../input/validate.ts";
import { type InClass, mayDo } from "../in-class.ts";
import { logClassAction } from "../log-action.ts";
import { changeAssignment, removeAssignment, setException } from "./change-assignment.ts";
import { copyAssignment } from "./copy-assignment.ts";
import { giveAssignment } from "./give-assignment.ts";
import { assignmentsQuery, listAssignments } from "./list-assignments.ts";
import { readAssignment } from "./read-assignment.ts";
import {
  assignmentChange,
  assignmentInput,
  assignmentParam,
  copyInput,
  copyParam,
  exceptionInput,
} from "./schema.ts";
import { writeResults } from "./write-results.ts";

/** The assignments of a class, for its teachers. */
export function assignmentRoutes(dependencies: Dependencies) {
  const { db, content } = dependencies;
  const context = requestContext(dependencies);
  const sees = mayDo("see pupils");
  const changes = mayDo("change assignments");
  const one = validate("param", assignmentParam);
  return new Hono<InClass>()
    .get("/", sees, validate("query", assignmentsQuery), async (c) => {
      const reader = { db, catalogue: await content.current() };
      return c.json(await listAssignments(reader, c.var.member, c.req.valid("query").after));
    })
    .post("/", changes, validate("json", assignmentInput), async (c) => {
      const input = c.req.valid("json");
      const teacher = { ...context(c), content, member: c.var.member };
      return c.json({ id: input.id, leftOut: await giveAssignment(teacher, input) }, 201);
    })
    .get("/:assignmentId", sees, one, async (c) => {
      const { assignmentId } = c.req.valid("param");
      const reader = { ...context(c), catalogue: await content.current() };
      return c.json(await readAssignment(reader, c.var.member, assignmentId));
    })
    .patch("/:assignmentId", changes, one, validate("json", assignmentChange), async (c) => {
      const { assignmentId } = c.req.valid("param");
      const teacher = { ...context(c), content, member: c.var.member };
      return c.json({
        leftOut: await changeAssignment(teacher, assignmentId, c.req.valid("json")),
      });
    })
    .delete("/:assignmentId", changes, one, async (c) => {
      const teacher = { ...context(c), content, member: c.var.member };
      await removeAssignment(teacher, c.req.valid("param").assignmentId);
      return c.body(null, 204);
    })
    .post(
      "/:assignmentId/copies",
      mayDo("copy assignment"),
      one,
      validate("json", copyInput),
      async (c) => {
        const input = c.req.valid("json");
        const teacher = { ...context(c), content, member: c.var.member };
        const leftOut = await copyAssignment(teacher, c.req.valid("param").assignmentId, input);
        return c.json({ id: input.id, leftOut }, 201);
      },
    )
    .patch(
      "/:assignmentId/pupils/:userId",
      changes,
      validate("param", copyParam),
      validate("json", exceptionInput),
      async (c) => {
        const teacher = { ...context(c), content, member: c.var.member };
        await setException(teacher, c.req.valid("param"), c.req.valid("json"));
        return c.body(null, 204);
      },
    )
    .get("/:assignmentId/results.csv", mayDo("export results"), one, async (c) => {
      const { member, user } = c.var;
      const { now } = context(c);
      const reader = { db, now, catalogue: await content.current() };
      const page = await readAssignment(reader, member, c.req.valid("param").assignmentId);
      const language = (await languageOf(db, user.id)) ?? requestLanguage(c);
      return download(c, dependencies, {
        name: "results.csv",
        type: "text/csv",
        write: async () => {
          const { classId } = member;
          await logClassAction(
            { db, now },
            { classId, teacherId: user.id, kind: "results-exported" },
          );
          return writeResults(page, language);
        },
      });
    });
}
