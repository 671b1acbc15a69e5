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
  placement: {
    text: "¿Dudas de tu nivel? Una prueba de tres minutos calcula lo que sabes.",
    link: "Encuentra tu punto de partida",
  },
  typing: "Escritura y sonido",
  loadFailed: "No se han podido cargar tus ajustes.",
  dailyAim: {
    label: "Respuestas al día",
    hint: "Lo que quieres hacer cada día, de {{min, number}} a\u00A0{{max, number}}.",
  },
  reviewOrder: {
    formByForm:
      "Por ahora, el repaso va forma por forma: fallaban demasiadas formas nuevas. Puedes cambiarlo en Perfil, Ritmo.",
    label: "Cómo elige el repaso las formas",
    form: "Forma por forma",
    rule: "Por regla",
    "always-rule": "Por regla, siempre",
    explanations: {
      form: "Primero las formas cuya fecha ha llegado y luego las nuevas.",
      rule: "Verbena pregunta las formas que ejercitan las reglas que más necesitas. Si las formas nuevas fallan demasiado, el repaso vuelve a ir «forma por forma» durante un tiempo.",
      "always-rule": "Como «por regla», aunque fallen muchas formas nuevas.",
    },
  },
  newPerDay: {
    label: "Formas nuevas al día",
    hint: "Cuántas formas nuevas se añaden cada día, entre todas las familias, de {{min, number}} a\u00A0{{max, number}}.",
  },
  range: "Entre {{min, number}} y {{max, number}}",
  practiceDays: "Días de práctica por semana",
  roundLength: "Frases por ronda",
  persons: {
    label: "Personas verbales (yo, tú…)",
    hint: "Las formas de las demás personas esperan: ni se repasan ni aparecen como nuevas.",
  },
  sound: "Un sonido suave después de cada respuesta",
  scheduler: {
    title: "Ritmo de los repasos",
    intro:
      "Verbena decide cuándo vuelve cada forma. Tras un cambio, todas las fechas se vuelven a calcular a partir de tus respuestas. Puedes volver atrás cuando quieras.",
    method: "Método",
    methods: { sm2: "Sencillo (SM-2)", fsrs: "A medida (FSRS)" },
    explanations: {
      sm2: "El método por defecto: un día, luego seis y después intervalos cada vez más largos, de un año como máximo. Tras un error, la forma vuelve al día siguiente.",
      fsrs: "Calcula cuándo vas a olvidar cada forma y te la pregunta justo antes.",
    },
    retention: "Formas que quieres recordar: {{share}}",
    retentionHint: "Cuantas más quieras recordar, más a menudo vuelven las formas.",
    average: "El método parte de la memoria media de muchas personas.",
    fitted: "El método está ajustado a tus respuestas.",
    fit: "Ajustar a mis respuestas",
    backToAverage: "Volver a la media",
    fits: {
      better:
        "Con tus propias respuestas, Verbena calcula mejor cuándo olvidas. Guarda para usarlo.",
      notBetter:
        "Tus propias respuestas aún no calculan mejor que la media cuándo olvidas: no cambia nada.",
      figures:
        "Error de predicción (log loss): {{defaultLoss, number}} con la media, {{loss, number}} con tus respuestas.",
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
