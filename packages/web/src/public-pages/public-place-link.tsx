import { families } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Place, PlaceLinkProps } from "#ui/place-link.tsx";
import { verbPath } from "./addresses.ts";

/** Links to a place among the pages that are open to everybody. */
export function PublicPlaceLink({ place, children, ...rest }: PlaceLinkProps) {
  const { language } = useTranslation();
  return (
    <a {...rest} href={addressOf(place, language)}>
      {children}
    </a>
  );
}

function addressOf(place: Place, language: Language): string {
  switch (place.kind) {
    case "guide":
      return `/${language}/guides/${place.family}${anchor(place.section)}`;
    case "verb":
      return verbPath(language, place.verb) + anchor(place.tense);
    case "practice": {
      const { family, items, section } = place;
      const level = families[family].level.toLowerCase();
      return `/${language}/try/${level}${query({ family, verbs: items?.join(","), section })}`;
    }
    case "drill": {
      const { verbs, tenses, kinds } = place;
      return `/${language}/try/drill${query({
        verbs: verbs?.join(","),
        tenses: tenses?.join(","),
        kinds: kinds?.join(","),
      })}`;
    }
  }
}

const anchor = (id: string | undefined) => (id === undefined ? "" : `#${id}`);

function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  // Commas stay readable.
  return `?${new URLSearchParams(given as [string, string][])}`.replaceAll("%2C", ",");
}
