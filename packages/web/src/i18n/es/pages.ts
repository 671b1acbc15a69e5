import type { pages as source } from "../fr/pages.ts";
import type { Localised } from "../localised.ts";

export const pages = {
  notFound: {
    title: "Página no encontrada",
    message: "La página que buscas no existe.",
    home: "Volver al inicio",
  },
  failed: {
    title: "Algo ha ido mal",
    message: "No se ha podido mostrar esta página. Lo que has hecho hasta ahora está guardado.",
  },
  offline: {
    title: "Sin conexión",
    message:
      "Esta página necesita internet. Lo que has hecho está guardado; la página aparecerá en cuanto vuelva la conexión.",
  },
  backToApp: "Volver al inicio",
  backToLogin: "Volver al inicio de sesión",
  backToProfile: "Volver al perfil",
  practise: "Practicar",
  theoryOf: "Teoría: {{family}}",
} satisfies Localised<typeof source>;
