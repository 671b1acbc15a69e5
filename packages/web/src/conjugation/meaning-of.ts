import type { Translate } from "#i18n/translate.ts";

/** The meaning of a verb; undefined if it has none. Load the namespace `meanings` first. */
export function meaningOf(t: Translate, verb: string): string | undefined {
  return t(`meanings.${verb}`, {}, "") || undefined;
}
