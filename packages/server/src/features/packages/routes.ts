import { Hono } from "hono";
import { z } from "zod";
import { requestContext, signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import { idParam, text } from "../../input/fields.ts";
import { validate } from "../../input/validate.ts";
import { deletePackage, findPackage, findPackages } from "./queries.ts";
import { changePackage, createPackage } from "./save-package.ts";
import { familyQuery, packageChange, packageInput } from "./schema.ts";
import { endSharing, readSharedSelection, shareSelection } from "./share-selection.ts";

export function packageRoutes(dependencies: Dependencies) {
  const { db, content } = dependencies;
  const learner = signedIn(dependencies);
  const context = requestContext(dependencies);
  const param = validate("param", idParam);
  return new Hono()
    .get("/", learner, validate("query", familyQuery), async (c) => {
      const { family } = c.req.valid("query");
      return c.json({ packages: await findPackages(db, c.var.user.id, family) });
    })
    .post("/", learner, validate("json", packageInput), async (c) => {
      const created = await createPackage({ ...context(c), content }, c.req.valid("json"));
      return c.json(created, 201);
    })
    .get("/:id", learner, param, async (c) => {
      const stored = await findPackage(db, c.var.user.id, c.req.valid("param").id);
      if (!stored) throw new AppError("not_found");
      return c.json(stored);
    })
    .patch("/:id", learner, param, validate("json", packageChange), async (c) => {
      const { id } = c.req.valid("param");
      const change = c.req.valid("json");
      return c.json(await changePackage({ ...context(c), content }, id, change));
    })
    .delete("/:id", learner, param, async (c) => {
      const deleted = await deletePackage(db, c.var.user.id, c.req.valid("param").id);
      if (!deleted) throw new AppError("not_found");
      return c.body(null, 204);
    })
    .post("/:id/link", learner, param, async (c) => {
      const token = await shareSelection(context(c), c.req.valid("param").id);
      return c.json({ token });
    })
    .delete("/:id/link", learner, param, async (c) => {
      await endSharing(db, c.var.user.id, c.req.valid("param").id);
      return c.body(null, 204);
    });
}

/** Selections that their owners share by a link, for everybody who has it. */
export function sharedSelectionRoutes({ db, rateLimits, trustedProxies }: Dependencies) {
  return new Hono().get("/:token", validate("param", z.object({ token: text })), async (c) => {
    const { token } = c.req.valid("param");
    const client = clientAddress(c, trustedProxies);
    const selection = await rateLimits.countFailure([["shared-selection-by-client", client]], () =>
      readSharedSelection(db, token),
    );
    return c.json(selection);
  });
}
