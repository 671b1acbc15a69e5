import type { CauseOf } from "@verbena/core/diagnosis/cause";
import type { TFunction } from "i18next";
import type { FormExercise } from "#progress/use-exercises.ts";
import { realForm } from "./real-form.ts";

/** Of which verb the form is, which form is asked for, and what both verbs mean. */
export function wrongVerbLines(
  t: TFunction,
  cause: CauseOf<"wrong-verb">,
  { verb, answer }: FormExercise,
  given: string,
): string[] {
  const other = cause.verb;
  const form = realForm(other, cause, given);
  const said = t("diagnosis.wrongVerb", { form, other, verb, answer });
  const first = soundOf(form) === soundOf(answer) ? `${said} ${t("diagnosis.sameSound")}` : said;
  if (!isExplained(other) || !isExplained(verb)) return [first];
  const meanings = {
    other,
    otherMeaning: t(`diagnosis.meaning.${other}`),
    verb,
    meaning: t(`diagnosis.meaning.${verb}`),
  };
  return [first, t("diagnosis.meanings", meanings)];
}

/** As most people say it, for whom ll is y; in much of the world z and soft c are s. */
const soundOf = (form: string) =>
  form
    .replaceAll("ll", "y")
    .replaceAll("v", "b")
    .replaceAll("h", "")
    .replace(/z|c(?=[eiéí])/g, "s");

/** Verbs that are often taken for one another, whose meanings are told. */
const explainedVerbs = [
  "acordarse",
  "acostarse",
  "aprender",
  "beber",
  "caer",
  "caerse",
  "callar",
  "callarse",
  "cantar",
  "coger",
  "comer",
  "comprar",
  "conocer",
  "contar",
  "crear",
  "crecer",
  "creer",
  "dar",
  "deber",
  "decir",
  "dejar",
  "despedirse",
  "despertarse",
  "devolver",
  "divertirse",
  "dormir",
  "dormirse",
  "encontrar",
  "enseñar",
  "entender",
  "entrar",
  "escuchar",
  "estar",
  "haber",
  "hablar",
  "hacer",
  "ir",
  "irse",
  "jugar",
  "leer",
  "llamar",
  "llegar",
  "llevar",
  "meter",
  "mirar",
  "morir",
  "oír",
  "pedir",
  "pensar",
  "perder",
  "poder",
  "poner",
  "preguntar",
  "quedar",
  "quedarse",
  "querer",
  "regresar",
  "saber",
  "salir",
  "sentar",
  "sentarse",
  "sentir",
  "sentirse",
  "ser",
  "tener",
  "tocar",
  "tomar",
  "trabajar",
  "traer",
  "venir",
  "ver",
  "vestirse",
  "vivir",
  "volver",
] as const;
type ExplainedVerb = (typeof explainedVerbs)[number];

function isExplained(verb: string): verb is ExplainedVerb {
  const verbs: readonly string[] = explainedVerbs;
  return verbs.includes(verb);
}
