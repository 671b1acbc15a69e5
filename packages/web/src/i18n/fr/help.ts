/**
 * Help for teachers. The variables are the names of buttons, pages, and menus, which other texts define: see
 * `features/help/names.ts`.
 */
export const help = {
  title: "Une classe en dix étapes",
  intro: "Pour les enseignants. Comptez dix minutes pour les trois premières étapes.",
  print: "Imprimer cette page",
  steps: {
    open: {
      title: "Ouvrir la classe",
      text: "Dans « {{classes}} », choisissez « {{open}} ». Donnez un nom à la classe, dites comment vos élèves vous appellent, et fixez le dernier jour. Les personnes demandées et le poids des accents se changent ensuite sous « {{settings}} ».",
      picture: "Un formulaire avec le nom de la classe, une date et un bouton",
    },
    code: {
      title: "Montrer le code",
      text: "La page d’une nouvelle classe montre son code en grand, et un code QR : projetez-la. Le code reste valable 14 jours après l’arrivée du premier élève. Vous le retrouvez sous « {{members}} » ; s’il circule trop, « {{renew}} » le remplace.",
      picture: "Un écran de projection avec un code et un code QR",
    },
    join: {
      title: "Faire entrer les élèves",
      text: "Les élèves scannent le code QR ou tapent l’adresse. Avant de choisir « {{join}} », chacun lit ce que vous verrez et ce que vous ne verrez pas, puis écrit son prénom et l’initiale de son nom. Les élèves ne se voient pas entre eux : ni liste, ni classement.",
      picture: "Un téléphone qui montre ce que l’enseignant voit, ne voit pas, et un bouton",
    },
    accounts: {
      title: "Créer des comptes sans adresse e-mail",
      text: "Si l’école en a décidé ainsi, collez les prénoms sous « {{accounts}} », un par ligne : chaque élève a un compte. Imprimez tout de suite les étiquettes à découper, car leurs mots de passe ne se verront plus. Pour une étiquette perdue, choisissez « {{newPassword}} ».",
      picture: "Une feuille d’étiquettes à découper, chacune avec un mot de passe et un code QR",
    },
    homework: {
      title: "Donner un devoir",
      text: "Sous « {{assignments}} », choisissez « {{newAssignment}} » : un temps, des verbes, ou ce que la classe rate. Les élèves trouvent le devoir en haut de leur page d’accueil, et le font aussi sans Internet. Sur la page du devoir, vous pouvez donner à un élève plus de temps ou moins de formes, ou l’en dispenser.",
      picture: "Un calendrier, et un téléphone avec un devoir à moitié fait",
    },
    overview: {
      title: "Voir où en est la classe",
      text: "La page de la classe montre qui a fini les devoirs en cours. « {{teachNext}} » réunit les trois erreurs que le plus d’élèves ont faites ces 7 derniers jours : c’est ce qu’il faut expliquer au prochain cours. Dans le tableau, ceux qui ne se sont pas entraînés viennent en premier.",
      picture:
        "La page d’une classe : deux barres de devoirs, une erreur, et le tableau des élèves",
    },
    board: {
      title: "Reprendre une erreur au tableau",
      text: "À côté d’une erreur, « {{project}} » affiche une phrase en grand. La classe cherche ; la touche Espace montre la réponse, comment elle se construit, et ce que des élèves ont écrit, sans noms. « {{assign}} » en fait un devoir, et « {{board}} », dans le menu, sert aussi sans classe.",
      picture: "Un écran de projection : tení est barré, tuve est juste",
    },
    print: {
      title: "Imprimer une fiche",
      text: "« {{printConfusion}} », à côté d’une erreur, ou « {{print}} », sur la page d’un temps, prépare une fiche : des phrases à compléter ou des tableaux à remplir, en deux versions, en grands caractères si vous voulez. Le corrigé a sa propre page. Un code QR permet de continuer en ligne.",
      picture: "Les fiches A et B avec leurs phrases à compléter, et le corrigé",
    },
    pupil: {
      title: "Suivre un élève, le retirer",
      text: "Un nom du tableau ouvre la page de l’élève : ses devoirs, ses jours d’entraînement et ses erreurs, depuis son arrivée. Un élève peut quitter la classe, et vous pouvez le retirer sous « {{members}} » : vous ne voyez alors plus rien de lui. Il garde le compte qu’il a ouvert lui-même ; un compte créé par la classe est supprimé.",
      picture: "La page d’un élève avec ses résultats par semaine, et une porte ouverte",
    },
    end: {
      title: "Finir l’année",
      text: "Après son dernier jour, la classe est archivée : tout reste lisible 60 jours, puis elle est supprimée avec les comptes qu’elle a créés. Vous recevez un message un mois avant. D’ici là, gardez ce qu’il vous faut avec « {{csv}} », et reprenez réglages et devoirs dans une nouvelle classe avec « {{copyClass}} ».",
      picture: "La dernière page d’un calendrier, et un devoir copié dans une autre classe",
    },
  },
} as const;
