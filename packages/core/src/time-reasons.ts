import type { TableTense, Tense } from "@verbena/spanish";
import { type ConjugationFamily, familyOfTense } from "./families.ts";

/**
 * Why a time marker excludes the tense of a wrong answer: the reason of *ayer* is `past`. Each reason has a text in
 * every language.
 */
export type TimeReason = {
  reason:
    | "past"
    | "now"
    | "habit"
    | "during"
    | "open"
    | "ahead"
    | "with"
    | "conditional"
    | "withSi"
    | "mood";
  /** The reason applies only to answers in these tenses. */
  only?: readonly Tense[];
  /** The reason applies to answers in all tenses but these. */
  except?: readonly Tense[];
  /** The reason applies only to markers that match. */
  marker?: RegExp;
};

/** Tenses that cannot be used with *ayer*. */
const nonPastTenses = [
  "presente-indicativo",
  "futuro-simple",
  "presente-subjuntivo",
  "imperativo-afirmativo",
] as const;

/** A word in the imperfecto. The nouns *policía* and *guía* only look like one. */
const imperfecto = String.raw`(?!policía|guía)(?:\p{L}*[aá]ba|\p{L}{2,}ía|oía|[eé]ra|[ií]ba)(?:s|n|is|mos)?(?!\p{L})`;

/** What happens in the middle of a situation: *cuando sonó el teléfono*, *al salir del teatro*. */
const eventInSituation = new RegExp(
  `^(?:cuando|el día que|la última vez que|al(?! amanecer| atardecer| anochecer))(?= )(?!.* ${imperfecto})`,
  "u",
);

/** A period or a habit (*de niño*, *cuando éramos niños*), unlike another part of the scene: *temblaban los vasos*. */
const periodOrHabit = new RegExp(
  `^(?:(?:cuando|cada|siempre|tod[oa]s|en cuanto) |(?!mientras|(?:.* )?${imperfecto}))`,
  "u",
);

/**
 * What the time markers of a family's sentences say about its tense. Feedback quotes a marker with the first reason that
 * applies. Without reasons, feedback names the tense. Apart from `families`, because only feedback loads this.
 */
const timeReasons: Partial<Record<ConjugationFamily, readonly TimeReason[]>> = {
  "presente-indicativo": [{ reason: "now", except: nonPastTenses, marker: /^ahora(?: mismo)?$/ }],
  "preterito-indefinido": [
    {
      reason: "past",
      only: nonPastTenses,
      marker:
        /^(?:ayer|anteayer|anoche|hace |aquel|en (?:1\d|20)\d\d|la otra (?:tarde|noche|mañana)|el otro día|cuando |en cuanto |el día que |hasta que )|\bpasad[oa]s?$|\bayer$/,
    },
  ],
  "preterito-imperfecto": [
    { reason: "during", only: ["preterito-indefinido"], marker: eventInSituation },
    { reason: "habit", only: ["preterito-indefinido"], marker: periodOrHabit },
    {
      reason: "past",
      only: nonPastTenses,
      marker: /^(?:antes|antiguamente|de \S+|en aquel.*)$/,
    },
  ],
  "preterito-perfecto": [{ reason: "open" }],
  "futuro-simple": [
    { reason: "with", except: ["presente-indicativo"], marker: /^(?:si|como) / },
    { reason: "ahead", except: ["presente-indicativo"] },
  ],
  "condicional-simple": [
    { reason: "conditional", except: ["imperfecto-subjuntivo", "imperfecto-subjuntivo-se"] },
    { reason: "withSi", marker: /^si / },
  ],
  "presente-subjuntivo": [
    {
      reason: "mood",
      except: [
        "presente-subjuntivo",
        "imperfecto-subjuntivo",
        "imperfecto-subjuntivo-se",
        "futuro-subjuntivo",
      ],
    },
  ],
};

/** What the time markers of a family's sentences say about its tense; empty if no family practises the tense. */
export function timeReasonsFor(tense: TableTense): readonly TimeReason[] {
  const family = familyOfTense(tense);
  return (family && timeReasons[family]) ?? [];
}
