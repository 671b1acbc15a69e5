import type { joining as source } from "../fr/joining.ts";
import type { Localised } from "../localised.ts";

export const joining = {
  title: "Entrar en una clase",
  codeIntro: "Tu profesor te da un código de ocho letras y cifras, o lo escribe en la pizarra.",
  code: "Código de la clase",
  notACode: "Un código tiene ocho letras y cifras. Revisa lo que has escrito.",
  openCode: "Continuar",
  teachers_one: "Profesor: {{names}}",
  teachers_other: "Profesores: {{names}}",
  sees: {
    title: "Lo que verá tu profesor, a partir de hoy",
    name: "Tu nombre en esta clase, y desde cuándo estás en ella.",
    homework: "Tus respuestas en las tareas. Otros errores pueden servir de ejemplo, sin nombres.",
    practice:
      "Los días en que practicas, cuántas respuestas das y tus resultados por tiempo y por tipo de error.",
  },
  hidden:
    "Lo que tu profesor no ve: tu dirección de correo, tus otras clases, tus selecciones, tus respuestas de antes de hoy y lo que Verbena supone que sabes.",
  name: "¿Cómo te conoce tu profesor?",
  nameHint: "Tu nombre y la primera letra de tu apellido. Por ejemplo: Emma D.",
  join: "Entrar en la clase",
  account: "Para entrar en la clase necesitas una cuenta. Después vuelves aquí.",
  keepsAnswers:
    "Lo que ya has hecho sin cuenta sigue siendo tuyo. Tu profesor no ve lo de antes de hoy.",
  signUp: "Crear una cuenta",
  signIn: "Ya tengo cuenta",
  joined: {
    title: "Ya estás en la clase «{{name}}»",
    text: "Tus tareas aparecen al principio de Inicio.",
    toPractice: "Ir a Inicio",
  },
  own: {
    title: "Es tu clase",
    text: "Das clase en «{{name}}». Da esta dirección a tus alumnos: entran por aquí.",
    toClass: "Abrir la clase",
  },
  closed: {
    title: "Este código no abre ninguna clase",
    text: "O el código no es correcto, o la clase ya no admite alumnos nuevos. Revisa el código, o pide uno nuevo a tu profesor.",
    again: "Escribir otro código",
  },
  classes: "Mis clases como alumno",
  seen: {
    title: "Lo que mi profesor ve de mí",
    intro:
      "Esto es todo lo que los profesores de «{{name}}» ven de ti desde el día en que entraste en la clase.",
  },
  leave: {
    open: "Salir",
    title: "¿Salir de «{{name}}»?",
    text: "Los profesores ya no verán nada de ti, y las tareas de esta clase desaparecen. Conservas tu cuenta, tus respuestas y tus niveles.",
    confirm: "Salir de la clase",
    done: "Has salido de «{{name}}»",
  },
  loadFailed: "No se ha podido cargar la clase.",
} as const satisfies Localised<typeof source>;
