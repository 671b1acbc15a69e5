import type { Language } from "@verbena/core/vocabulary";
import type { messages as source } from "./fr/messages.ts";
import type { Localised } from "./localised.ts";

/** Every text of the interface; French is the source, which says what keys there are. */
export type Messages = typeof source;

/** One chunk per language, loaded when it is needed. */
export const catalogues = {
  fr: () => import("./fr/messages.ts"),
  nl: () => import("./nl/messages.ts"),
  es: () => import("./es/messages.ts"),
  en: () => import("./en/messages.ts"),
} satisfies Record<Language, () => Promise<{ messages: Localised<Messages> }>>;
