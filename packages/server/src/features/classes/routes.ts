import { Hono } from "hono";
import { requestContext, signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { validate } from "../../input/validate.ts";
import { classAccountRoutes } from "./accounts/routes.ts";
import { closeForPupils, writeNewCode } from "./class-codes.ts";
import { refusalToOpen } from "./class-limits.ts";
import { type InClass, inClass, mayDo } from "./in-class.ts";
import { openClass } from "./open-class.ts";
import { listClasses, readClass } from "./read-class.ts";
import { classInput } from "./schema.ts";

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
      return c.json({ classes: await listClasses(db, c.var.user.id), refusal });
    })
    .post("/", learner, validate("json", classInput), async (c) => {
      const input = c.req.valid("json");
      await openClass({ ...context(c), classesFor }, input);
      return c.json({ id: input.id }, 201);
    })
    .route("/:classId", oneClassRoutes(dependencies));
}

function oneClassRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  return new Hono<InClass>()
    .use(signedIn(dependencies), inClass(dependencies))
    .get("/", async (c) => c.json(await readClass(db, c.var.member)))
    .post("/renew-code", mayDo("change class"), async (c) => {
      await writeNewCode(db, c.var.member.classId);
      return c.json(await readClass(db, c.var.member));
    })
    .post("/close-for-pupils", mayDo("change class"), async (c) => {
      await closeForPupils({ db, now: now() }, c.var.member.classId);
      return c.json(await readClass(db, c.var.member));
    })
    .route("/accounts", classAccountRoutes(dependencies));
}
