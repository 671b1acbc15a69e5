import { type Family, isConjugationFamily } from "../families.ts";

/**
 * The verbs that learners need most, the most frequent first, then reflexive verbs of daily life. *Haber* has the place
 * of *hay*, not that of compound tenses.
 */
const frequentVerbs = `
  ser estar tener ir hacer poder decir haber querer ver saber creer dar deber dejar hablar pasar sentir pensar
  esperar venir mirar necesitar llevar encontrar volver llamar parecer tomar quedar llegar poner oír salir gustar
  seguir conocer escuchar buscar ayudar perder entender acabar trabajar morir vivir entrar empezar conseguir pedir
  traer preguntar terminar recordar cambiar usar comer contar abrir jugar leer dormir caer comprar escribir beber
  estudiar aprender cerrar servir conducir nacer andar elegir construir levantarse acostarse despertarse ducharse
  vestirse
`;

const ranks = new Map(
  frequentVerbs
    .trim()
    .split(/\s+/)
    .map((verb, rank) => [verb, rank]),
);

/** The place of a verb by frequency, from 0. Verbs outside the list share the last place. */
export function frequencyRank(verb: string): number {
  return ranks.get(verb) ?? ranks.size;
}

/** Whether a verb is among the frequent ones. *Irse* is, because *ir* is. */
export function isFrequent(verb: string): boolean {
  return ranks.has(verb) || ranks.has(verb.replace(/se$/, ""));
}

/** A fill-in sentence is as useful as a form of a verb with this rank. */
const RANK_OF_SENTENCE = 20;

/**
 * How useful a card is: 1 for the most frequent verb, ½ for the verb of rank 20.
 *
 * @param verb the infinitive; null if the card asks for a word
 */
export function usefulness(family: Family, verb: string | null): number {
  const isForm = verb !== null && isConjugationFamily(family);
  const rank = isForm ? frequencyRank(verb) : RANK_OF_SENTENCE;
  return 1 / (1 + rank / 20);
}
