/**
 * Misspelled infinitives of public word lists, with the right verbs. The engine does not know the misspelled ones. The
 * first ones lack a diaeresis, because the list behind rare-verbs.ts is written without accents. The others are errors
 * in word lists and in dictionaries for translators.
 */
export const misspeltVerbs: Readonly<Record<string, string>> = {
  aguitar: "agüitar",
  apirguinar: "apirgüinar",
  arguendear: "argüendear",
  arguir: "argüir",
  empiguelar: "empigüelar",
  enchaguitar: "enchagüitar",
  languetear: "langüetear",
  lenguetear: "lengüetear",
  redarguir: "redargüir",
  amplifiar: "amplificar",
  anonchecer: "anochecer",
  combiar: "cambiar",
  consequir: "conseguir",
  deliverar: "deliberar",
  deslumbar: "deslumbrar",
  enteblar: "entablar",
  fender: "hender",
  inpulsar: "impulsar",
  tremblar: "temblar",
};
