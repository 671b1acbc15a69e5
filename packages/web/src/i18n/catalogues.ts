import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/vocabulary";
import type { messages as source } from "./fr/messages.ts";
import type { Localised } from "./localised.ts";

/** Every text of the interface. French is the source: it decides which keys exist. */
export type Messages = typeof source;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "messages";
    resources: { messages: Messages };
  }
}

/** One chunk per language. */
const catalogues = {
  fr: () => import("./fr/messages.ts"),
  nl: () => import("./nl/messages.ts"),
  es: () => import("./es/messages.ts"),
  en: () => import("./en/messages.ts"),
} satisfies Record<Language, () => Promise<{ messages: Localised<Messages> }>>;

/** Loads the texts of a language, with its typographic spaces and all its plurals. */
export async function loadMessages(language: Language): Promise<Localised<Messages>> {
  const { messages } = await catalogues[language]();
  if (language === "fr") return withPluralOfMillions(withFrenchSpacesIn(messages));
  return language === "es" ? withPluralOfMillions(messages) : messages;
}

/** French and Spanish have a plural for millions ("many"). After digits it reads like the other one. */
function withPluralOfMillions<Texts extends object>(texts: Texts): Texts;
function withPluralOfMillions(texts: object): object {
  const entries = Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === "object" && text !== null) return [[key, withPluralOfMillions(text)]];
    const entry = [key, text];
    return key.endsWith("_other") ? [entry, [key.replace(/_other$/, "_many"), text]] : [entry];
  });
  return Object.fromEntries(entries);
}
