import type { ConjugationExercise, Content } from "@verbena/content/load";
import { withPlaces } from "@verbena/content/places";
import { type ConjugationFamily, families } from "@verbena/core/families";
import type { Person } from "@verbena/spanish";

/** Few exercises, so that a test can list every answer. */
export const testContent: Content = {
  hash: "test-content",
  ...withPlaces({
    conjugation: [
      ...conjugation("presente-indicativo", "hablar", false, {
        yo: "hablo",
        tú: "hablas",
        él: "habla",
        nosotros: "hablamos",
        vosotros: "habláis",
        ellos: "hablan",
      }),
      ...conjugation("preterito-indefinido", "tener", true, {
        yo: "tuve",
        tú: "tuviste",
        él: "tuvo",
        nosotros: "tuvimos",
        vosotros: "tuvisteis",
        ellos: "tuvieron",
      }),
      ...conjugation("preterito-indefinido", "hablar", false, {
        yo: "hablé",
        tú: "hablaste",
        él: "habló",
        nosotros: "hablamos",
        vosotros: "hablasteis",
        ellos: "hablaron",
      }),
      ...conjugation("preterito-indefinido", "oír", false, { yo: "oí" }),
    ],
    fillIn: [
      {
        id: "vivo-aqui",
        family: "desde-hace",
        sentence: "Vivo aquí _____ diez años.",
        answer: "desde hace",
        infinitive: null,
        person: null,
        tense: null,
        complement: "diez años",
        verb: "Vivo",
        subject: null,
        instruction: null,
        explanationKey: "desde_hace_duracion_continua",
        explanation: { fr: "Une durée.", nl: "Een duur.", es: "Una duración.", en: "A duration." },
        note: null,
        translations: {
          fr: "J’habite ici depuis dix ans.",
          nl: "Ik woon hier al tien jaar.",
          en: "I have lived here for ten years.",
        },
      },
    ],
  }),
};

function conjugation(
  family: ConjugationFamily,
  verb: string,
  irregular: boolean,
  forms: Partial<Record<Person, string>>,
): Omit<ConjugationExercise, "places">[] {
  return (Object.entries(forms) as [Person, string][]).map(([person, answer]) => ({
    id: `${family}/${verb}/${person}`,
    family,
    tense: families[family].tenses[0],
    verb,
    person,
    number: 1,
    sentence: `Una frase con _______ de ${verb} para ${person}.`,
    answer,
    irregular,
    time: null,
    subject: person,
    translations: { fr: "Une phrase.", nl: "Een zin.", en: "A sentence." },
  }));
}
