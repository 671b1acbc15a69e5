import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { messages } from "#i18n/fr/messages.ts";

/** Starts the interface in French for component tests, without detection or loading. */
export async function startFrench(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: "fr",
    resources: { fr: { messages } },
    defaultNS: "messages",
    interpolation: { escapeValue: false },
  });
}
