import { z } from "zod";
import { passwordResetRequest } from "../../accounts/schema.ts";
import { issue } from "../../input/fields.ts";

const limit = z
  .int(issue("invalidValue"))
  .min(1, issue("invalidValue"))
  .max(5000, issue("invalidValue"));

/** Whom an administrator lets open classes, and how many, unless as many as usual. */
export const teacherInput = passwordResetRequest.extend({
  classesMax: limit.exactOptional(),
  pupilsMax: limit.exactOptional(),
});
