/** The verbs that learners need first, the most useful ones at the beginning. */
export const usefulVerbs: readonly string[] =
  `ser estar haber tener ir hacer poder decir querer ver saber creer dar deber dejar hablar pasar sentir pensar esperar
  venir mirar necesitar llevar encontrar volver llamar parecer tomar quedar llegar poner oír salir gustar seguir conocer
  escuchar buscar ayudar perder entender acabar trabajar morir vivir entrar empezar conseguir pedir traer preguntar
  terminar recordar cambiar usar comer contar abrir jugar leer dormir caer comprar escribir beber estudiar aprender
  cerrar servir conducir nacer andar elegir construir levantarse acostarse despertarse ducharse vestirse`.split(
    /\s+/,
  );
