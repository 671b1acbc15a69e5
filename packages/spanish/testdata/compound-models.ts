/**
 * Compound tenses, yo to ellos, in the tables of the Nueva gramática de la lengua española (chapter 4) and the
 * Diccionario de la lengua española; written by hand. A slash separates accepted forms. A hyphen stands for a form that
 * does not exist.
 */
export const compoundModels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  amar: {
    "preterito-perfecto":
      "he amado, has amado, ha amado, hemos amado, habéis amado, han amado",
    "preterito-pluscuamperfecto":
      "había amado, habías amado, había amado, habíamos amado, habíais amado, habían amado",
    "preterito-anterior":
      "hube amado, hubiste amado, hubo amado, hubimos amado, hubisteis amado, hubieron amado",
    "futuro-perfecto":
      "habré amado, habrás amado, habrá amado, habremos amado, habréis amado, habrán amado",
    "condicional-perfecto":
      "habría amado, habrías amado, habría amado, habríamos amado, habríais amado, habrían amado",
    "perfecto-subjuntivo":
      "haya amado, hayas amado, haya amado, hayamos amado, hayáis amado, hayan amado",
    "pluscuamperfecto-subjuntivo":
      "hubiera amado, hubieras amado, hubiera amado, hubiéramos amado, hubierais amado, hubieran amado",
    "pluscuamperfecto-subjuntivo-se":
      "hubiese amado, hubieses amado, hubiese amado, hubiésemos amado, hubieseis amado, hubiesen amado",
    "infinitivo-compuesto": "haber amado",
    "gerundio-compuesto": "habiendo amado",
  },
  levantarse: {
    "preterito-perfecto":
      "me he levantado, te has levantado, se ha levantado, nos hemos levantado, os habéis levantado, se han levantado",
    "preterito-pluscuamperfecto":
      "me había levantado, te habías levantado, se había levantado, nos habíamos levantado, os habíais levantado, se habían levantado",
    "perfecto-subjuntivo":
      "me haya levantado, te hayas levantado, se haya levantado, nos hayamos levantado, os hayáis levantado, se hayan levantado",
    "infinitivo-compuesto": "haberse levantado",
    "gerundio-compuesto": "habiéndose levantado",
  },
  // Two participles.
  imprimir: {
    "preterito-perfecto":
      "he impreso/he imprimido, has impreso/has imprimido, ha impreso/ha imprimido, hemos impreso/hemos imprimido, habéis impreso/habéis imprimido, han impreso/han imprimido",
    "gerundio-compuesto": "habiendo impreso/habiendo imprimido",
  },
  freírse: {
    "preterito-perfecto":
      "me he frito/me he freído, te has frito/te has freído, se ha frito/se ha freído, nos hemos frito/nos hemos freído, os habéis frito/os habéis freído, se han frito/se han freído",
  },
  // Irregular participles.
  decir: {
    "futuro-perfecto":
      "habré dicho, habrás dicho, habrá dicho, habremos dicho, habréis dicho, habrán dicho",
  },
  irse: {
    "preterito-perfecto": "me he ido, te has ido, se ha ido, nos hemos ido, os habéis ido, se han ido",
  },
  // Verbs that lack persons or tenses.
  lloviznar: {
    "preterito-perfecto": "-, -, ha lloviznado, -, -, -",
    "perfecto-subjuntivo": "-, -, haya lloviznado, -, -, -",
    "infinitivo-compuesto": "haber lloviznado",
  },
  concernir: {
    "preterito-perfecto": "-, -, ha concernido, -, -, han concernido",
  },
  aterir: {
    "preterito-perfecto":
      "he aterido, has aterido, ha aterido, hemos aterido, habéis aterido, han aterido",
  },
  soler: {
    "preterito-perfecto": "he solido, has solido, ha solido, hemos solido, habéis solido, han solido",
    "futuro-perfecto": "-, -, -, -, -, -",
    "infinitivo-compuesto": "-",
  },
  haber: {
    "preterito-perfecto": "-, -, ha habido, -, -, -",
    "infinitivo-compuesto": "haber habido",
  },
};
