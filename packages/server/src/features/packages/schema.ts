import { conjugationFamilies } from "@verbena/core/families";
import { z } from "zod";
import { issue, requiredOr, text, trimmedText } from "../../input/fields.ts";

const VERBS_MAX = 500;

const family = z.enum(conjugationFamilies, issue("unknownFamily"));

const name = trimmedText({
  min: 3,
  max: 100,
  tooShort: "packageNameMin",
  tooLong: "packageNameMax",
});

const verbs = z
  .array(text, requiredOr("invalidValue"))
  .min(1, issue("minVerbs"))
  .max(VERBS_MAX, issue("invalidValue"));

export const familyQuery = z.object({ family });

/** The browser generates it. A retry sends the same id. */
const id = z.guid(issue("invalidId"));

export const packageInput = z.object({ id: id.exactOptional(), family, name, verbs });
export type PackageInput = z.output<typeof packageInput>;

export const packageChange = z.strictObject({
  name: name.exactOptional(),
  verbs: verbs.exactOptional(),
});
export type PackageChange = z.output<typeof packageChange>;
