import type { navigation as source } from "../fr/navigation.ts";
import type { Localised } from "../localised.ts";

export const navigation = {
  skip: "Ir al contenido",
  home: "Inicio",
  menu: "Menú",
  openMenu: "Abrir el menú",
  main: "Navegación principal",
  collapse: "Plegar el menú",
  expand: "Desplegar el menú",
  usefulLinks: "Enlaces útiles",
  statistics: "Estadísticas",
  conjugation: "Conjugación",
  grammar: "Gramática",
  practise: "Practicar",
  selections: "Mis selecciones",
  verbsToReview: "Verbos por revisar",
  sentencesToReview: "Frases por revisar",
  theory: "Teoría",
  verbTables: "Tablas de verbos",
  account: "Cuenta",
  profile: "Perfil",
  admin: "Administración",
  logout: "Cerrar sesión",
  language: "Idioma",
  userMenu: "Mi cuenta: {{name}}",
  shortcuts: "Atajos",
} satisfies Localised<typeof source>;
