/** A link to a page of another site. It opens in a new tab. */
export type UsefulLink = { name: string; url: string };

/** The useful links, by group. */
export const usefulLinks = {
  general: [
    {
      name: "WordReference – Conjugador de verbos",
      url: "https://www.wordreference.com/conj/esverbs.aspx",
    },
    { name: "Diccionario de la lengua española (RAE)", url: "https://dle.rae.es/" },
  ],
  training: [
    { name: "Lingolia Español", url: "https://espanol.lingolia.com/es/" },
    {
      name: "AVETECA – Instituto Cervantes",
      url: "https://cvc.cervantes.es/ensenanza/actividades_ave/aveteca.htm",
    },
    { name: "Ver-Taal", url: "https://www.ver-taal.com/" },
  ],
} as const satisfies Record<string, readonly UsefulLink[]>;

/**
 * A page of another site with all forms of a verb. It lists reflexive verbs under the infinitive without
 * -se.
 *
 * @example conjugatorUrl("levantarse") // "https://www.wordreference.com/conj/esverbs.aspx?v=levantar"
 */
export function conjugatorUrl(infinitive: string): string {
  const plain = infinitive.replace(/([aeií]r)se$/, "$1");
  return `https://www.wordreference.com/conj/esverbs.aspx?v=${encodeURIComponent(plain)}`;
}
