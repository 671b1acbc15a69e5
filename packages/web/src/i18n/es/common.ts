import type { common as source } from "../fr/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  loading: "Cargando…",
  save: "Guardar",
  cancel: "Cancelar",
  nameless: "Usuario",
  close: "Cerrar",
  delete: "Eliminar",
  retry: "Intentar de nuevo",
  offline:
    "Sin conexión. Lo que falta por enviar está guardado, y el resto aparecerá en cuanto vuelva la conexión.",
  keptHere: "Guardado en este dispositivo. Se enviará en cuanto sea posible.",
  partFailed: "No se ha podido cargar esta parte.",
  newTab: "(pestaña nueva)",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  notifications: "Notificaciones",
  table: "Tabla",
  saved: "Guardado",
} satisfies Localised<typeof source>;
