import { highestTeacherLimits } from "@verbena/core/classes/teacher-limits";
import { z } from "zod";
import { passwordResetRequest } from "../../accounts/schema.ts";
import { issue } from "../../input/fields.ts";

const upTo = (most: number) =>
  z.int(issue("invalidValue")).min(1, issue("invalidValue")).max(most, issue("invalidValue"));

/** Whom an administrator lets open classes, and how many, unless as many as usual. */
export const teacherInput = passwordResetRequest.extend({
  classesMax: upTo(highestTeacherLimits.classesMax).exactOptional(),
  pupilsMax: upTo(highestTeacherLimits.pupilsMax).exactOptional(),
});
