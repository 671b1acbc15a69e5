import type { help as source } from "../fr/help.ts";
import type { Localised } from "../localised.ts";

export const help = {
  title: "Una clase en diez pasos",
  intro: "Para profesores. Los tres primeros pasos llevan unos diez minutos.",
  print: "Imprimir esta página",
  steps: {
    open: {
      title: "Abrir la clase",
      text: "En «{{classes}}», elige «{{open}}». Ponle un nombre, escribe cómo te llaman tus alumnos y elige el último día. Las personas que se preguntan y cómo cuentan las tildes se cambian después en «{{settings}}».",
      picture: "Un formulario con el nombre de la clase, una fecha y un botón",
    },
    code: {
      title: "Mostrar el código",
      text: "La página de una clase nueva muestra su código en grande y un código QR: proyéctala. El código vale hasta 14 días después de la llegada del primer alumno. Lo encuentras también en «{{members}}»; si lo conoce demasiada gente, «{{renew}}» lo sustituye.",
      picture: "Una pantalla de proyección con un código y un código QR",
    },
    join: {
      title: "Que entren los alumnos",
      text: "Los alumnos escanean el código QR o escriben la dirección. Antes de elegir «{{join}}», cada uno lee lo que verás y lo que no verás, y escribe su nombre y la inicial de su apellido. Los alumnos no se ven entre sí: no hay lista ni clasificación.",
      picture: "Un teléfono que muestra lo que el profesor ve y no ve, y un botón",
    },
    accounts: {
      title: "Crear cuentas sin correo",
      text: "Si el centro lo ha decidido así, pega los nombres en «{{accounts}}», uno por línea: cada alumno tendrá una cuenta. Imprime enseguida las fichas para recortar, porque sus contraseñas no se volverán a ver. Si se pierde una ficha, elige «{{newPassword}}».",
      picture: "Una hoja de fichas para recortar, cada una con una contraseña y un código QR",
    },
    homework: {
      title: "Poner una tarea",
      text: "En «{{assignments}}», elige «{{newAssignment}}»: un tiempo, unos verbos o lo que falla la clase. Los alumnos encuentran la tarea al principio de su página de inicio, y también la hacen sin internet. En la página de la tarea puedes dar a un alumno más tiempo o menos formas, o eximirlo.",
      picture: "Un calendario, y un teléfono con una tarea a medio hacer",
    },
    overview: {
      title: "Ver cómo va la clase",
      text: "La página de la clase muestra quién ha terminado las tareas en curso. «{{teachNext}}» reúne los tres errores que han cometido más alumnos en los últimos 7 días: es lo que conviene explicar en la próxima clase. En la tabla, los que no han practicado aparecen primero.",
      picture: "La página de una clase: dos barras de tareas, un error y la tabla de alumnos",
    },
    board: {
      title: "Repasar un error en la pizarra",
      text: "Junto a un error, «{{project}}» muestra una frase en grande. La clase piensa; la barra espaciadora descubre la respuesta, cómo se forma y lo que han escrito algunos alumnos, sin nombres. «{{assign}}» lo convierte en una tarea, y «{{board}}», en el menú, sirve también sin clase.",
      picture: "Una pantalla de proyección: tení está tachado, tuve es correcto",
    },
    print: {
      title: "Imprimir una hoja",
      text: "«{{printConfusion}}», junto a un error, o «{{print}}», en la página de un tiempo, prepara una hoja: frases con huecos o tablas para rellenar, en dos versiones y, si quieres, en letra grande. Las soluciones van en su propia página. Con un código QR, los alumnos siguen en línea.",
      picture: "Las hojas A y B con frases para completar, y las soluciones",
    },
    pupil: {
      title: "Seguir a un alumno o sacarlo",
      text: "Un nombre de la tabla abre la página del alumno: sus tareas, los días en que ha practicado y sus errores, desde que llegó. Un alumno puede dejar la clase, y tú puedes sacarlo en «{{members}}»: ya no verás nada de él. Conserva la cuenta que abrió él mismo; la que creó la clase se elimina.",
      picture: "La página de un alumno con sus resultados por semana, y una puerta abierta",
    },
    end: {
      title: "Terminar el curso",
      text: "Después de su último día, la clase se archiva: todo se puede leer durante 60 días y luego se elimina, con las cuentas que creó. Un mes antes recibes un mensaje. Hasta entonces, guarda lo que necesites con «{{csv}}» y lleva los ajustes y las tareas a una clase nueva con «{{copyClass}}».",
      picture: "La última hoja de un calendario, y una tarea que se copia a otra clase",
    },
  },
} as const satisfies Localised<typeof source>;
