import type { settings as source } from "../fr/settings.ts";
import type { Localised } from "../localised.ts";

export const settings = {
  title: "Perfil y ajustes",
  contents: "Secciones",
  sections: {
    practice: "Práctica",
    rhythm: "Ritmo",
    display: "Pantalla",
    account: "Cuenta",
    data: "Datos",
  },
  typing: "Escritura y sonido",
  loadFailed: "No se han podido cargar tus ajustes.",
  dailyAim: {
    label: "Respuestas al día",
    hint: "Lo que quieres hacer cada día, de {{min, number}} a\u00A0{{max, number}}.",
  },
  newPerDay: {
    label: "Formas nuevas al día",
    hint: "Lo que el repaso añade cada día, entre todas las familias, de {{min, number}} a\u00A0{{max, number}}.",
  },
  range: "Entre {{min, number}} y {{max, number}}",
  practiceDays: "Días de práctica por semana",
  roundLength: "Frases por ronda",
  persons: {
    label: "Personas que practicas",
    hint: "Las formas de las demás personas esperan: ni se repasan ni aparecen como nuevas.",
  },
  sound: "Un sonido suave después de cada respuesta",
  scheduler: {
    title: "Ritmo de los repasos",
    intro:
      "Verbena decide cuándo vuelve cada forma. Tras un cambio, todas las fechas se vuelven a calcular a partir de tus respuestas. Puedes volver atrás cuando quieras.",
    method: "Método",
    explanations: {
      sm2: "El método por defecto: un día, luego seis y después intervalos cada vez más largos, de un año como máximo. Tras un error, la forma vuelve al día siguiente.",
      fsrs: "Calcula cuándo vas a olvidar cada forma y te la pregunta justo antes.",
    },
    retention: "Formas que quieres recordar: {{share}}",
    retentionHint: "Cuantas más quieras recordar, más a menudo vuelven las formas.",
    average: "FSRS parte de la memoria media de muchas personas.",
    fitted: "FSRS está ajustado a tus respuestas.",
    fit: "Ajustar a mis respuestas",
    backToAverage: "Volver a la media",
    fits: {
      better_one:
        "Ajustado: en {{count, number}} repetición reciente, el error de predicción (log loss) baja de {{defaultLoss, number}} a {{loss, number}}. Guarda para usarlo.",
      better_other:
        "Ajustado: en tus últimas {{count, number}} repeticiones, el error de predicción (log loss) baja de {{defaultLoss, number}} a {{loss, number}}. Guarda para usarlo.",
      notBetter:
        "Se mantiene la media: el ajuste no predice mejor tus últimas repeticiones (log loss de {{loss, number}}, frente a {{defaultLoss, number}}).",
      tooFewAnswers_one:
        "Falta {{count, number}} respuesta: el ajuste necesita {{needed, number}}.",
      tooFewAnswers_other:
        "Faltan {{count, number}} respuestas: el ajuste necesita {{needed, number}}.",
      tooFewRepetitions:
        "Muy pocas formas han vuelto otro día. Sigue repasando y vuelve a intentarlo.",
      unavailable: "El ajuste no está disponible en este servidor.",
    },
    preview: "Qué cambia en los próximos 14 días",
    previewFailed: "No se ha podido calcular el efecto.",
    previewSummary_one: "{{count, number}} repaso después del cambio, {{current, number}} sin él",
    previewSummary_other:
      "{{count, number}} repasos después del cambio, {{current, number}} sin él",
    day: "Día",
    late: "Atrasados",
    current: "Sin el cambio",
    chosen: "Después del cambio",
    saved: "Ritmo guardado",
  },
} satisfies Localised<typeof source>;
