import type { IssueKey } from "@verbena/server/client";
import type { ApiErrorCode } from "#lib/api-error.ts";

/** Errors of the server. */
export const errors = {
  codes: {
    invalid_input: "Une donnée n’est pas valable. Vérifiez ce que vous avez saisi.",
    unauthenticated: "Votre session est terminée. Reconnectez-vous pour continuer.",
    forbidden: "Vous n’avez pas le droit de faire cela.",
    not_found: "Cet élément n’existe pas ou n’existe plus.",
    too_large: "C’est trop grand pour être envoyé.",
    rate_limited: "Trop d’essais. Attendez une minute, puis recommencez.",
    internal: "Une erreur s’est produite",
    unavailable: "Le serveur est momentanément indisponible. Réessayez dans un instant.",
    unreachable:
      "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez. Sur un Wi-Fi public, il faut parfois d’abord s’identifier.",
  },
  /** With a delay: « dans 12 minutes ». */
  tooOften: "Trop d’essais. Réessayez {{when}}.",
  /** Changes made offline that the server refused. */
  notSaved: {
    settings: "Votre changement de réglages n’a pas été enregistré. {{reason}}",
    package: "La sélection « {{name}} » n’a pas été enregistrée. {{reason}}",
    deletion: "La sélection « {{name}} » n’a pas été supprimée. {{reason}}",
    report: "Votre signalement n’a pas été envoyé. {{reason}}",
  },
  /** After an error of the server. */
  triedAgain:
    "Le serveur rencontre un problème. Rien n’est perdu : cet appareil réessaiera plus tard.",
  issues: {
    required: "Ce champ est obligatoire",
    invalidValue: "Cette valeur n’est pas valable",
    malformedJson: "La demande est illisible",
    invalidEmail: "Adresse e-mail non valable",
    emailTaken: "Un compte existe déjà avec cette adresse",
    emailUnchanged: "C’est déjà votre adresse",
    wrongCredentials: "Adresse e-mail ou mot de passe incorrect",
    wrongPassword: "Ce n’est pas votre mot de passe actuel",
    wrongCode: "Ce code n’est pas le bon",
    usedCode: "Ce code a déjà servi. Attendez le suivant",
    signInAgain: "Cette connexion a expiré. Saisissez de nouveau votre mot de passe",
    twoFactorRequired: "L’administration demande la double authentification",
    addressUnconfirmed: "Confirmez d’abord votre adresse e-mail",
    linkExpired: "Ce lien n’est plus valable. Demandez-en un nouveau",
    lastAdministrator: "Il n’y a pas d’autre administrateur. Nommez-en un d’abord",
    passwordMin: "Le mot de passe doit compter au moins 6 caractères",
    passwordMax: "Le mot de passe peut compter 128 caractères au plus",
    passwordCommon:
      "Ce mot de passe est trop facile à deviner : il est trop courant ou trop proche de votre compte. Choisissez-en un autre",
    usernameMin: "Le nom doit compter au moins 2 caractères",
    usernameMax: "Le nom peut compter 50 caractères au plus",
    invalidLanguage: "Cette langue n’est pas proposée",
    minVerbs: "Choisissez au moins un verbe",
    packageNameMin: "Le nom est obligatoire (3 caractères au moins)",
    packageNameMax: "Le nom peut compter 100 caractères au plus",
    tooManyPackages: "Vous avez déjà 200 sélections pour ce temps. Supprimez-en une d’abord",
    unknownVerb: "Un des verbes n’est pas proposé pour ce temps",
    unknownTense: "Ce temps n’est pas proposé",
    unknownPerson: "Cette personne n’existe pas",
    unknownExercise: "Cet exercice n’existe plus",
    unknownAnswer: "Cette réponse ne peut plus être annulée",
    answerBlank: "La réponse ne peut pas être vide",
    answerTooLong: "La réponse est trop longue",
    invalidTimeZone: "Le fuseau horaire est inconnu",
    invalidTime: "La date ou l’heure n’est pas valable",
    invalidId: "L’identifiant n’est pas valable",
    batchTooLarge: "Trop de réponses à la fois",
    textTooLong: "Le texte est trop long",
    invalidBlank:
      "La phrase doit contenir un seul blanc : 7 tirets bas pour une conjugaison, 5 pour les autres exercices",
    notTheForm: "Ce n’est pas la forme que demande cet exercice",
    notInSentence: "Ces mots doivent se trouver une seule fois dans la phrase, tels quels",
    noteInPart: "Une remarque est dans les quatre langues, ou dans aucune",
    changedMeanwhile: "Quelqu’un d’autre a modifié ce texte entre-temps",
    otherLearner: "Quelqu’un d’autre est connecté dans ce navigateur. Rechargez la page",
    accountGone: "Ce compte n’existe plus",
    blankInText: "Le blanc n’a sa place que dans la phrase espagnole",
    blankFirst: "Le blanc ne peut pas ouvrir la phrase : la réponse prendrait une majuscule",
    straightMarks:
      "Remplacez les guillemets ou apostrophes droits par ceux de la typographie (« », “ ”, ’)",
    dots: "Il y a deux points finals de suite : gardez-en un, ou mettez des points de suspension (…)",
    invertedMarks: "Un point d’interrogation ou d’exclamation est seul : il manque ¿, ?, ¡ ou !",
    tellsAnswer: "Cette indication donne la réponse",
  },
} as const satisfies {
  codes: Record<ApiErrorCode, string>;
  tooOften: string;
  triedAgain: string;
  notSaved: Record<"settings" | "package" | "deletion" | "report", string>;
  issues: Record<IssueKey, string>;
};
