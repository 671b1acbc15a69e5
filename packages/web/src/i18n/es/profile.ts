import type { profile as source } from "../fr/profile.ts";
import type { Localised } from "../localised.ts";

export const profile = {
  title: "Perfil",
  identity: "Tu nombre",
  username: "Nombre de usuario",
  signedInAs: "Cuenta: {{email}}",
  display: "Apariencia",
  language: "Idioma",
  theme: "Tema",
  themes: {
    system: "Como el dispositivo",
    light: "Día",
    dark: "Noche",
  },
  typing: "Escritura",
  accentShortcuts: "Escribir á con a', ü con u:, ñ con n~",
  save: "Guardar",
  updated: "Perfil actualizado",
  session: "Sesión",
  logout: "Cerrar sesión",
} satisfies Localised<typeof source>;
