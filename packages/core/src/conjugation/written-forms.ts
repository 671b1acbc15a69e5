import { tenses } from "../vocabulary.ts";
import { accentedAt, isMonosyllable, nuclei, stressedVowel, withoutAccents } from "./accent.ts";
import type { BareForm, BareFormsByTense } from "./bare-form.ts";
import { endings, isFiniteTense, type VerbClass } from "./endings.ts";
import type { WrittenTenses } from "./irregular-verbs.ts";
import type { Irregularity } from "./irregularity.ts";

/** A form of a family, written stem.ending, behind the prefix of the verb. */
export function writtenForm(prefix: string, text: string, why: readonly Irregularity[]): BareForm {
  const [stem = "", ending = ""] = text.split(".");
  return { stem: prefix + stem, ending, why };
}

/** With a prefix the command has an accent if its ending asks for one: *ten*, but *detén*. */
export function commandForm(prefix: string, text: string): BareForm {
  const { stem, ending } = writtenForm(prefix, text, []);
  if (ending !== "") return { stem, ending, why: [] };
  const last = nuclei(stem).at(-1) ?? 0;
  const needsMark = prefix !== "" && stressedVowel(stem) !== last;
  return { stem: needsMark ? accentedAt(stem, last) : stem, ending, why: ["short-imperative"] };
}

/** The tenses that a family writes out, for the verb with a prefix; `root` is its infinitive less -er. */
export function writtenTenses(
  prefix: string,
  written: WrittenTenses,
  root: string,
  verbClass: VerbClass,
): BareFormsByTense {
  const found: BareFormsByTense = {};
  for (const tense of tenses) {
    const forms = written[tense]?.split(" ");
    if (!forms) continue;
    const regular = isFiniteTense(tense) ? endings[verbClass][tense] : [];
    found[tense] = forms.map((form, person) => {
      if (form === "-") return undefined;
      const { stem, ending } = writtenForm(prefix, form, []);
      return { stem, ending, why: kindsOf(stem + ending, root + (regular[person] ?? "")) };
    });
  }
  return found;
}

/** *estás* differs in its accent alone, which is no kind of irregularity; *vais* has lost its own. */
function kindsOf(form: string, regular: string): readonly Irregularity[] {
  const kinds = stemKinds(form, regular);
  const hasLostAccent = withoutAccents(regular) !== regular && isMonosyllable(form);
  return hasLostAccent && withoutAccents(form) === form ? [...kinds, "no-accent"] : kinds;
}

function stemKinds(form: string, regular: string): readonly Irregularity[] {
  if (withoutAccents(form) === withoutAccents(regular)) return [];
  return form.endsWith("oy") ? ["oy"] : ["suppletive"];
}
