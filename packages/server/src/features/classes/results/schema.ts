import { allFamilies } from "@verbena/core/families";
import { z } from "zod";
import { issue } from "../../../input/fields.ts";
import { confusionDays } from "../../../input/options.ts";

export const confusionsQuery = z.object({
  days: z.enum(confusionDays, issue("invalidValue")).default("7").transform(Number),
  family: z.enum(allFamilies, issue("unknownFamily")).exactOptional(),
});

export type ConfusionsQuery = z.output<typeof confusionsQuery>;
