import { texts } from "../i18n/texts.ts";
import { button } from "../ui/button.ts";
export const format = [texts, button];
