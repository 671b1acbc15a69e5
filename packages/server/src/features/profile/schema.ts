import { languages, themes } from "@verbena/core/vocabulary";
import { z } from "zod";
import { username } from "../../accounts/schema.ts";
import { issue } from "../../input/fields.ts";

const DAILY_AIM_MAX = 1000;

export const profileChange = z.strictObject({
  username: username.exactOptional(),
  preferredLanguage: z.enum(languages, issue("invalidLanguage")).exactOptional(),
  theme: z.enum(themes, issue("invalidValue")).exactOptional(),
  dailyAim: z.int().min(1).max(DAILY_AIM_MAX).exactOptional(),
  sound: z.boolean().exactOptional(),
  accentShortcuts: z.boolean().exactOptional(),
});

export type ProfileChange = z.output<typeof profileChange>;
