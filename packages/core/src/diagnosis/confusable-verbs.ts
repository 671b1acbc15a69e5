/** Groups of verbs that learners confuse with one another. */
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

/** The verbs that learners confuse with an infinitive, in the order of the list. */
export function confusablesOf(infinitive: string): readonly string[] {
  const groups = confusableVerbs.filter((group) => group.some((verb) => verb === infinitive));
  return [...new Set(groups.flat())].filter((verb) => verb !== infinitive);
}
