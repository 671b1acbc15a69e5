import { conjugationKeys, fillInKeys } from "@verbena/core/vocabulary";
import { z } from "zod";
import { issue } from "../../input/text.ts";

export const tenseQuery = z.object({ tense: z.enum(conjugationKeys, issue("unknownTense")) });
export const typeQuery = z.object({ type: z.enum(fillInKeys, issue("unknownExercise")) });
