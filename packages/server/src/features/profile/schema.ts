import { allFamilies } from "@verbena/core/families";
import { languages, regions } from "@verbena/core/languages";
import { reviewOrders } from "@verbena/core/session/practice-choice";
import { persons } from "@verbena/spanish";
import { z } from "zod";
import { username } from "../../accounts/schema.ts";
import { issue } from "../../input/fields.ts";
import { roundLengths, themes } from "../../input/options.ts";

const DAILY_AIM_MAX = 1000;
const NEW_PER_DAY_MAX = 100;
const DAYS_OF_WEEK = 7;

export const profileChange = z.strictObject({
  username: username.exactOptional(),
  preferredLanguage: z.enum(languages, issue("invalidLanguage")).exactOptional(),
  theme: z.enum(themes, issue("invalidValue")).exactOptional(),
  dailyAim: z.int().min(1).max(DAILY_AIM_MAX).exactOptional(),
  newPerDay: z.int().min(0).max(NEW_PER_DAY_MAX).exactOptional(),
  reviewOrder: z.enum(reviewOrders, issue("invalidValue")).exactOptional(),
  roundLength: z.literal(roundLengths, issue("invalidValue")).exactOptional(),
  families: z
    .array(z.enum(allFamilies, issue("unknownFamily")), issue("invalidValue"))
    .min(1, issue("required"))
    .transform((chosen) => allFamilies.filter((key) => chosen.includes(key)))
    .exactOptional(),
  region: z.enum(regions, issue("invalidValue")).exactOptional(),
  persons: z
    .array(z.enum(persons), issue("invalidValue"))
    .min(1, issue("required"))
    .transform((chosen) => persons.filter((person) => chosen.includes(person)))
    .exactOptional(),
  practiceDays: z.int().min(1).max(DAYS_OF_WEEK).exactOptional(),
  weeklyMail: z.boolean().exactOptional(),
  sound: z.boolean().exactOptional(),
  accentShortcuts: z.boolean().exactOptional(),
});

export type ProfileChange = z.output<typeof profileChange>;
