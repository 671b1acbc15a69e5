import type { common as source } from "../fr/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  loading: "Cargando...",
  save: "Guardar",
  cancel: "Cancelar",
  close: "Cerrar",
  back: "Volver",
  delete: "Eliminar",
  edit: "Editar",
  retry: "Intentar de nuevo",
  newTab: "(pestaña nueva)",
  error: "Se ha producido un error",
  notifications: "Avisos",
} satisfies Localised<typeof source>;
