import type { desdeHace } from "../desde-hace.ts";
import type { FillInExample, SectionId } from "../guide.ts";

export const examples = {
  "punto-de-partida": [
    {
      es: "Aprendo a tocar la trompeta *desde* enero.",
      word: "desde",
      fr: "J’apprends à jouer de la trompette depuis janvier.",
      nl: "Sinds januari leer ik trompet spelen.",
      en: "I’ve been learning the trumpet since January.",
    },
    {
      es: "La piscina está vacía *desde* el martes.",
      word: "desde",
      fr: "La piscine est vide depuis mardi.",
      nl: "Het zwembad staat sinds dinsdag leeg.",
      en: "The swimming pool has been empty since Tuesday.",
    },
    {
      es: "Mi sobrina quiere ser pintora *desde* aquella excursión al museo.",
      word: "desde",
      fr: "Ma nièce veut être peintre depuis cette sortie au musée.",
      nl: "Mijn nichtje wil schilder worden sinds dat uitstapje naar het museum.",
      en: "My niece has wanted to be a painter since that trip to the museum.",
    },
    {
      es: "Comemos mejor *desde que* mi padre hace la compra.",
      word: "desde que",
      fr: "Nous mangeons mieux depuis que mon père fait les courses.",
      nl: "We eten beter sinds mijn vader de boodschappen doet.",
      en: "We’ve been eating better since my father started doing the shopping.",
    },
  ],
  duracion: [
    {
      es: "Tocamos en la misma orquesta *desde hace* diez años.",
      word: "desde hace",
      fr: "Nous jouons dans le même orchestre depuis dix ans.",
      nl: "We spelen al tien jaar in hetzelfde orkest.",
      en: "We’ve been playing in the same orchestra for ten years.",
    },
    {
      es: "¿*Desde hace* cuánto tiempo tienes este perro?",
      word: "desde hace",
      fr: "Tu as ce chien depuis combien de temps ?",
      nl: "Hoelang heb je deze hond al?",
      en: "How long have you had this dog?",
    },
    {
      es: "No veo a mis tíos *desde hace* varios años.",
      word: "desde hace",
      fr: "Je n’ai pas vu mon oncle et ma tante depuis plusieurs années.",
      nl: "Ik heb mijn oom en tante al jaren niet gezien.",
      en: "I haven’t seen my uncle and aunt for several years.",
    },
    {
      es: "*Hace* dos meses que busco trabajo.",
      word: "hace",
      fr: "Ça fait deux mois que je cherche du travail.",
      nl: "Ik zoek al twee maanden werk.",
      en: "I’ve been looking for work for two months.",
    },
  ],
  pasado: [
    {
      es: "Vendimos el coche *hace* tres semanas.",
      word: "hace",
      fr: "Nous avons vendu la voiture il y a trois semaines.",
      nl: "We hebben de auto drie weken geleden verkocht.",
      en: "We sold the car three weeks ago.",
    },
    {
      es: "*Hace* un siglo, aquí pasaba un tranvía.",
      word: "hace",
      fr: "Il y a un siècle, un tramway passait par ici.",
      nl: "Een eeuw geleden reed hier een tram.",
      en: "A century ago a tram ran through here.",
    },
    {
      es: "Tu hermana ha salido *hace* un momento.",
      word: "hace",
      fr: "Ta sœur est sortie il y a un instant.",
      nl: "Je zus is net weg, een minuutje geleden.",
      en: "Your sister left a moment ago.",
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof desdeHace>, readonly FillInExample[]>>;
