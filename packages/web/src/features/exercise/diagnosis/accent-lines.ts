import type { CauseOf } from "@verbena/core/diagnosis/cause";
import type { TFunction } from "i18next";
import { personName } from "#conjugation/person-names.ts";
import type { FormExercise } from "#progress/use-exercises.ts";
import { realForm } from "./real-form.ts";

/** First what is wrong with the marks, then of what the string is a form as it stands. */
export function accentLines(
  t: TFunction,
  { real }: CauseOf<"accent">,
  { verb, answer, person }: FormExercise,
  given: string,
): string[] {
  if (real === "vos") {
    const form = given.trim().toLowerCase();
    return [
      t("diagnosis.vos", { form }),
      t("diagnosis.asks.personForm", { person: personName(person), form: answer }),
    ];
  }
  const slip = t(`diagnosis.accent.${slipIn(given, answer)}`, { right: answer });
  const form = real === null ? null : realForm(verb, real, given);
  if (real === null || form === null || form !== given.trim().toLowerCase()) return [slip];
  const tense = t(`diagnosis.inTense.${real.tense}`);
  return [
    slip,
    real.person === null
      ? t("diagnosis.accent.realNonFinite", { form, tense })
      : t("diagnosis.accent.real", { form, tense, person: personName(real.person) }),
  ];
}

/** Other letters before accents: ñ is not n, and ç is no letter of Spanish. */
function slipIn(given: string, right: string) {
  const typed = given.normalize("NFC").toLowerCase();
  if (typed.includes("ç")) return "cedilla";
  if (typed.includes("ñ") !== right.includes("ñ")) return right.includes("ñ") ? "enye" : "noEnye";
  if (typed.includes("ü") !== right.includes("ü")) {
    return right.includes("ü") ? "diaeresis" : "noDiaeresis";
  }
  if (/[^a-zñüáéíóú\s\p{P}]/u.test(typed)) return "notAcute";
  if (!/[áéíóú]/.test(right)) return "needless";
  return /[áéíóú]/.test(typed) ? "misplaced" : "missing";
}
