import { visitorLanguage } from "#i18n/language.ts";
import type { FirstPage } from "./show-first-page.ts";
import { filledTemplate } from "./templates.ts";

/** The frame of the learner's and the administrator's pages. */
export function framePage(): FirstPage | null {
  if (!/^\/(app|admin)(\/|$)/.test(location.pathname)) return null;
  const language = visitorLanguage();
  const content = filledTemplate("frame", language);
  return content && { language, content };
}
