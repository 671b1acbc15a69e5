import { families } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import { useLanguage } from "#i18n/use-language.ts";
import type { Place, PlaceLinkProps } from "#ui/place-link.tsx";

/** The address of a place among the pages that are open to everybody. */
function publicAddressOf(place: Place, language: Language): string {
  switch (place.kind) {
    case "guide":
      return `/${language}/guides/${place.family}${fragmentOf(place.section)}`;
    case "verb":
      return `/${language}/verbs/${encodeURIComponent(place.verb)}${fragmentOf(place.tense)}`;
    case "practice":
      return `/${language}/try/${families[place.family].level.toLowerCase()}`;
    case "drill":
      return `/${language}/try`;
  }
}

const fragmentOf = (anchor: string | undefined) => (anchor === undefined ? "" : `#${anchor}`);

/** Links to a place among the pages that are open to everybody. */
export function PublicPlaceLink({ place, ...rest }: PlaceLinkProps) {
  const language = useLanguage();
  return <a {...rest} href={publicAddressOf(place, language)} />;
}
