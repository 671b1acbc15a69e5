/** What pupils read when they join a class. */
export const joining = {
  title: "Rejoindre une classe",
  codeIntro:
    "Votre enseignant vous donne un code de huit lettres et chiffres, ou l’écrit au tableau.",
  code: "Code de la classe",
  notACode: "Un code a huit lettres et chiffres. Relisez ce que vous avez tapé.",
  openCode: "Continuer",
  teachers_one: "Enseignant : {{names}}",
  teachers_other: "Enseignants : {{names}}",
  /** The lines before joining. Together, they name everything in `PupilForTeacher`. */
  sees: {
    title: "Ce que votre enseignant verra, à partir d’aujourd’hui",
    name: "Votre nom dans cette classe, et depuis quand vous y êtes.",
    homework:
      "Vos réponses dans les devoirs. D’autres erreurs peuvent servir d’exemples, sans noms.",
    practice:
      "Les jours où vous vous entraînez, combien de réponses vous donnez, et vos résultats par temps et par type d’erreur.",
  },
  hidden:
    "Ce que votre enseignant ne voit pas : votre adresse e-mail, vos autres classes, vos sélections, vos réponses d’avant aujourd’hui, et ce que Verbena suppose que vous savez.",
  name: "Comment votre enseignant vous connaît-il ?",
  nameHint: "Votre prénom et la première lettre de votre nom de famille. Par exemple : Emma D.",
  join: "Rejoindre la classe",
  account: "Il faut un compte pour rejoindre la classe. Ensuite, vous revenez ici.",
  keepsAnswers:
    "Ce que vous avez déjà fait sans compte reste à vous. Votre enseignant ne voit pas ce qui date d’avant aujourd’hui.",
  signUp: "Créer un compte",
  signIn: "J’ai déjà un compte",
  joined: {
    title: "Vous êtes dans la classe « {{name}} »",
    text: "Vos devoirs apparaissent en haut de l’accueil.",
    toPractice: "Aller à l’accueil",
  },
  own: {
    title: "C’est votre classe",
    text: "Vous enseignez dans « {{name}} ». Donnez cette adresse à vos élèves : ils entrent par ici.",
    toClass: "Ouvrir la classe",
  },
  closed: {
    title: "Ce code n’ouvre aucune classe",
    text: "Soit le code n’est pas le bon, soit la classe n’accepte plus de nouveaux élèves. Relisez le code, ou demandez-en un nouveau à votre enseignant.",
    again: "Taper un autre code",
  },
  classes: "Mes classes d’élève",
  seen: {
    title: "Ce que mon enseignant voit de moi",
    intro:
      "Voici tout ce que les enseignants de « {{name}} » voient de vous, depuis le jour de votre arrivée dans la classe.",
  },
  leave: {
    open: "Quitter",
    title: "Quitter « {{name}} » ?",
    text: "Les enseignants ne verront plus rien de vous, et les devoirs de cette classe disparaissent. Vous gardez votre compte, vos réponses et vos niveaux.",
    confirm: "Quitter la classe",
    done: "Vous avez quitté « {{name}} »",
  },
  loadFailed: "La classe n’a pas pu être chargée.",
} as const;
