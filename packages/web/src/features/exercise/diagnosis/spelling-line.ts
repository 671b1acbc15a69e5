import type { CauseOf } from "@verbena/core/diagnosis/cause";
import type { TFunction } from "i18next";

/** How the letters are written, and why: mostly to keep a sound before another vowel. */
export function spellingLine(
  t: TFunction,
  cause: CauseOf<"spelling-change">,
  form: string,
): string {
  const { given, right } = cause;
  return t(`diagnosis.spelling.${reasonOf(cause, form)}`, { given, right, form });
}

function reasonOf({ given, right }: CauseOf<"spelling-change">, form: string) {
  if (right === "") return "needless";
  if (given === "") return "missing";
  if (given === "i" && right === "y") return "y";
  if (given === "k") return right === "qu" ? "kqu" : "kc";
  return reasons[`${given}-${right}-${vowelAfter(right, form)}`] ?? "letters";
}

/** Of the letters of the right form; none when they are there twice, before vowels of both kinds. */
function vowelAfter(letters: string, form: string): "front" | "back" | null {
  const after = [...form.matchAll(new RegExp(`${letters}([eiéíaoáóu])`, "gu"))].map(
    ([, vowel = ""]) => (/[eiéí]/.test(vowel) ? "front" : "back"),
  );
  return after.length > 0 && new Set(after).size === 1 ? (after[0] ?? null) : null;
}

/** By the letters that were typed, those that are right, and the kind of vowel after them. */
const reasons: Readonly<Record<string, Reason>> = {
  "c-qu-front": "qu",
  "q-qu-front": "qu",
  "qu-c-back": "c",
  "cu-c-back": "c",
  "g-gu-front": "gu",
  "gu-g-back": "g",
  "g-gü-front": "gü",
  "gu-gü-front": "gü",
  "z-c-front": "zc",
  "c-z-back": "z",
  "g-j-back": "j",
  "gu-j-back": "j",
  "g-j-front": "keepsJ",
  "j-g-front": "keepsG",
};

type Reason = "qu" | "c" | "gu" | "g" | "gü" | "zc" | "z" | "j" | "keepsJ" | "keepsG";
