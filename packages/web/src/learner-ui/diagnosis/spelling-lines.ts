import type { CauseOf } from "@verbena/spanish/diagnose";
import { personName } from "#conjugation/person-name.ts";
import type { Translate } from "#i18n/translate.ts";
import { type Asked, askedPerson, correctForm } from "./forms.ts";

/** Says which mark is wrong, then to which other form the typed text belongs. */
export function accentLines(
  t: Translate,
  { existingForm, right: answer }: CauseOf<"accent">,
  exercise: Asked,
  given: string,
): string[] {
  const { verb, usual } = exercise;
  const typed = given.trim().toLowerCase();
  if (existingForm === "vos") {
    // *Levantate* is the form of vos, but most learners who write it forgot the accent of *levántate*.
    if (markErrorIn(given, answer) === "missing") {
      return [
        t("diagnosis.accent.missing", { right: answer }),
        t("diagnosis.vos", { form: typed }),
      ];
    }
    return [
      t("diagnosis.vos", { form: typed }),
      t("diagnosis.asks.personForm", { person: askedPerson(exercise), form: answer }),
    ];
  }
  const error = markErrorIn(given, answer);
  // With a `usual` form, `answer` is another accepted form. The line then names both.
  const markError =
    error === "missing" && usual !== undefined
      ? t("diagnosis.accent.missingAlso", { right: answer, usual })
      : t(`diagnosis.accent.${error}`, { right: answer });
  const form = existingForm && correctForm(verb, existingForm, given);
  // Names the other form only if the learner typed exactly that form.
  if (existingForm === null || form !== typed) return [markError];
  const tense = t(`diagnosis.inTense.${existingForm.tense}`);
  return [
    markError,
    existingForm.person === null
      ? t("diagnosis.accent.realNonFinite", { form, tense })
      : t("diagnosis.accent.real", { form, tense, person: personName(existingForm.person) }),
  ];
}

/** The kind of wrong mark. Wrong letters come before accents: ñ differs from n, and Spanish has no ç. */
function markErrorIn(given: string, right: string) {
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

/** Names the right letters and the reason, usually to keep a sound before another vowel. */
export function spellingLine(
  t: Translate,
  cause: CauseOf<"spelling-change">,
  form: string,
): string {
  const { given, right } = cause;
  const letter = letterBefore(right, form);
  if (given === `i${right}` && letter !== null) {
    return t("diagnosis.spelling.droppedI", { letter, form });
  }
  return t(`diagnosis.spelling.${reasonOf(cause, form)}`, { given, right, form });
}

/** The ñ or ll before an ending. These letters make an i disappear: *riñó*. */
const letterBefore = (ending: string, form: string) =>
  form.endsWith(ending) ? (/(?:ñ|ll)$/.exec(form.slice(0, -ending.length))?.[0] ?? null) : null;

function reasonOf({ given, right }: CauseOf<"spelling-change">, form: string) {
  if (right === "") return "needless";
  if (given === "") return "missing";
  if (given === "i" && right === "y") return "y";
  if (given === "k") return right === "qu" ? "kqu" : "kc";
  return reasons[`${given}-${right}-${vowelAfter(right, form)}`] ?? "letters";
}

/** The kind of vowel that follows some letters in a form. Null if none or both kinds follow. */
function vowelAfter(letters: string, form: string): "front" | "back" | null {
  const after = [...form.matchAll(new RegExp(`${letters}([eiéíaoáóu])`, "gu"))].map(
    ([, vowel = ""]) => (/[eiéí]/.test(vowel) ? "front" : "back"),
  );
  return after.length > 0 && new Set(after).size === 1 ? (after[0] ?? null) : null;
}

/** The right letters, and the kind of vowel after them. */
type Reason =
  | "quFront"
  | "cBack"
  | "guFront"
  | "gBack"
  | "güFront"
  | "cFront"
  | "zBack"
  | "jBack"
  | "jFront"
  | "gFront";

/** Reasons for a spelling. A key consists of the typed letters, the right letters, and the kind of vowel after them. */
const reasons: Readonly<Record<string, Reason>> = {
  "c-qu-front": "quFront",
  "q-qu-front": "quFront",
  "qu-c-back": "cBack",
  "cu-c-back": "cBack",
  "g-gu-front": "guFront",
  "gu-g-back": "gBack",
  "g-gü-front": "güFront",
  "gu-gü-front": "güFront",
  "z-c-front": "cFront",
  "c-z-back": "zBack",
  "g-j-back": "jBack",
  "gu-j-back": "jBack",
  "g-j-front": "jFront",
  "j-g-front": "gFront",
};
