import type { ApiErrorCode } from "#lib/api-error.ts";
import type { EditKind } from "#lib/database.ts";

/** Errors of the server. */
export const errors = {
  codes: {
    invalid_input: "Une donnée n’est pas valide. Vérifiez ce que vous avez saisi.",
    unauthenticated: "Votre session a expiré. Reconnectez-vous pour continuer.",
    forbidden: "Vous n’avez pas le droit de faire cela.",
    not_found: "Cet élément n’existe pas ou n’existe plus.",
    too_large: "C’est trop volumineux pour être envoyé.",
    rate_limited: "Trop d’essais. Attendez une minute, puis recommencez.",
    internal: "Une erreur s’est produite",
    unavailable: "Le serveur est momentanément indisponible. Réessayez dans un instant.",
    unreachable:
      "Le serveur ne répond pas. Vérifiez votre accès à Internet, puis réessayez. Sur un Wi-Fi public, il faut parfois d’abord s’identifier.",
  },
  /** With a delay: « dans 12 minutes ». */
  tooOften: "Trop d’essais. Réessayez {{when}}.",
  /** Changes made offline that the server refused. */
  notSaved: {
    settings: "Votre changement de réglages n’a pas été enregistré. {{reason}}",
    savedPackage: "La sélection « {{name}} » n’a pas été enregistrée. {{reason}}",
    deletedPackage: "La sélection « {{name}} » n’a pas été supprimée. {{reason}}",
    report: "Votre signalement n’a pas été envoyé. {{reason}}",
  },
  /** After an error of the server. */
  triedAgain:
    "Le serveur rencontre un problème. Rien n’est perdu : cet appareil réessaiera plus tard.",
} as const satisfies {
  codes: Record<ApiErrorCode, string>;
  tooOften: string;
  triedAgain: string;
  notSaved: Record<EditKind, string>;
};
