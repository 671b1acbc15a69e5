import type { homework as source } from "../fr/homework.ts";
import type { Localised } from "../localised.ts";

export const homework = {
  title: "Tareas",
  practise: "Practicar",
  again: "Repetir",
  progress: "{{done, number}} de {{needed, number}}",
  done: "Hecha",
  doneLate: "Hecha con retraso",
  late: "Con retraso",
  until: "Hasta el {{day}}",
  untilTime: "Hasta el {{day}}, {{time}}",
  untilTomorrow: "Mañana es el último día",
  untilToday: "Hoy es el último día",
  wasUntil: "Era para antes del final del {{day}}",
  twoDays: "Cada forma en dos días distintos",
  heading: "Tarea",
  count: "Tarea: {{done, number}} de {{needed, number}}",
  remark: {
    done: "¡Tarea hecha, muy bien!",
    left_one: "Una respuesta correcta más y la tarea está hecha.",
    left_other: "{{count, number}} respuestas correctas más y la tarea está hecha.",
    tomorrow: "Es todo por hoy. Lo demás cuenta otro día.",
  },
  doneTitle: "Esta tarea está hecha",
  doneText: "Puedes repetir sus frases cuando quieras.",
  tomorrowTitle: "Es todo por hoy",
  tomorrowText: "En esta tarea, una forma no cuenta más veces el mismo día. Vuelve mañana.",
  emptyTitle: "Esta tarea ya no tiene ninguna frase",
  notYet: {
    title: "Esta tarea aún no ha empezado",
    text: "Empieza el {{day}} a las {{time}}.",
  },
  gone: {
    title: "Esta tarea no existe aquí",
    text: "Quizá tu profesor la ha retirado, o ya no estás en esta clase.",
  },
  toDashboard: "Volver al inicio",
  loadFailed: "No se ha podido cargar la tarea.",
  offer: {
    text: "{{families}}: aún no está en tus repasos.",
    add: "Añadir a mis repasos",
    added: "Añadido a tus repasos",
  },
  report: {
    open: "Avisar de este texto",
    openName: "Avisar de este nombre",
    title: "¿Avisar de este texto?",
    text: "«{{text}}». Lo leerán los administradores del sitio. Tu profesor no sabrá quién ha avisado.",
    confirm: "Avisar",
    done: "Aviso enviado",
  },
  preview: {
    heading: "Como alumno",
    nothingRecorded: "No se guarda nada.",
  },
} as const satisfies Localised<typeof source>;
