const NO_BREAK_SPACE = "\u00A0";
const NARROW_NO_BREAK_SPACE = "\u202F";

/**
 * French text with the spaces that typography wants where authors type ordinary ones: narrow
 * no-break before ; ! ? and no-break before : and » and after « (Lexique des règles typographiques
 * en usage à l’Imprimerie nationale).
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/ (?=[:»])|(?<=«) /g, NO_BREAK_SPACE);
}
