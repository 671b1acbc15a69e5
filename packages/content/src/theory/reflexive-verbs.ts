import type { GlossedVerb } from "./guide.ts";

/** Twenty reflexive verbs of daily life, in the order of a day. */
export const reflexiveVerbs = [
  { verb: "despertarse", fr: "se réveiller", nl: "wakker worden", en: "to wake up" },
  { verb: "levantarse", fr: "se lever", nl: "opstaan", en: "to get up" },
  { verb: "ducharse", fr: "se doucher", nl: "douchen", en: "to have a shower" },
  { verb: "lavarse", fr: "se laver", nl: "zich wassen", en: "to wash" },
  { verb: "peinarse", fr: "se coiffer", nl: "zijn haar kammen", en: "to comb one’s hair" },
  { verb: "afeitarse", fr: "se raser", nl: "zich scheren", en: "to shave" },
  { verb: "vestirse", fr: "s’habiller", nl: "zich aankleden", en: "to get dressed" },
  { verb: "ponerse", fr: "mettre (un vêtement)", nl: "aantrekken", en: "to put on" },
  { verb: "irse", fr: "s’en aller", nl: "weggaan", en: "to leave" },
  { verb: "sentarse", fr: "s’asseoir", nl: "gaan zitten", en: "to sit down" },
  { verb: "quedarse", fr: "rester", nl: "blijven", en: "to stay" },
  { verb: "llamarse", fr: "s’appeler", nl: "heten", en: "to be called" },
  { verb: "sentirse", fr: "se sentir", nl: "zich voelen", en: "to feel" },
  { verb: "divertirse", fr: "s’amuser", nl: "zich vermaken", en: "to have fun" },
  { verb: "reírse", fr: "rire", nl: "lachen", en: "to laugh" },
  { verb: "caerse", fr: "tomber", nl: "vallen", en: "to fall over" },
  { verb: "quitarse", fr: "enlever (un vêtement)", nl: "uittrekken", en: "to take off" },
  {
    verb: "bañarse",
    fr: "se baigner",
    nl: "een bad nemen, zwemmen",
    en: "to have a bath, to swim",
  },
  { verb: "acostarse", fr: "se coucher", nl: "naar bed gaan", en: "to go to bed" },
  { verb: "dormirse", fr: "s’endormir", nl: "in slaap vallen", en: "to fall asleep" },
] as const satisfies readonly GlossedVerb[];
