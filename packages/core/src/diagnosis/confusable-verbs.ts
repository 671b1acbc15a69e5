/** Verbs that learners take for one another; each is confusable with the others of its group. */
export const confusableVerbs = [
  ["ser", "estar", "haber", "tener", "hacer"],
  ["ir", "venir"],
  ["llevar", "traer"],
  ["saber", "conocer"],
  ["pedir", "preguntar"],
  ["tomar", "coger", "beber"],
  ["salir", "dejar"],
  ["mirar", "ver"],
  ["escuchar", "oír", "entender"],
  ["volver", "devolver", "regresar"],
  ["jugar", "tocar"],
  ["llegar", "venir"],
  ["hablar", "decir"],
  ["poder", "saber"],
  ["poner", "meter"],
  ["creer", "pensar"],
  ["aprender", "enseñar"],
  ["quedar", "quedarse"],
  ["ir", "irse"],
  ["dormir", "dormirse"],
] as const satisfies readonly (readonly string[])[];

const confusableWith = new Map<string, readonly string[]>();

/** The verbs with which an infinitive is easily confused, in the order of the list. */
export function confusablesOf(infinitive: string): readonly string[] {
  const known = confusableWith.get(infinitive);
  if (known) return known;
  const groups = confusableVerbs.filter((group) => group.some((verb) => verb === infinitive));
  const others = [...new Set(groups.flat())].filter((verb) => verb !== infinitive);
  if (others.length > 0) confusableWith.set(infinitive, others);
  return others;
}
