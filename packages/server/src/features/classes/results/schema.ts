import { allFamilies } from "@verbena/core/families";
import { z } from "zod";
import { issue, NIL_ID } from "../../../input/fields.ts";
import { confusionDays } from "../../../input/options.ts";

export const confusionsQuery = z.object({
  days: z.enum(confusionDays, issue("invalidValue")).default("7").transform(Number),
  family: z.enum(allFamilies, issue("unknownFamily")).exactOptional(),
  /** Only answers in this assignment. */
  assignment: z.guid().catch(NIL_ID).exactOptional(),
});

export type ConfusionsQuery = z.output<typeof confusionsQuery>;
