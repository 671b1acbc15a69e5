import type { CauseOf } from "@verbena/core/diagnosis/cause";
import type { Messages } from "#i18n/catalogues.ts";
import type { Translate } from "#i18n/translate.ts";
import type { FormExercise } from "#progress/use-exercises.ts";
import { correctForm } from "./forms.ts";

/** Names the verb of the given form and the right form. Explains both verbs if there are texts. */
export function wrongVerbLines(
  t: Translate,
  cause: CauseOf<"wrong-verb">,
  { verb, answer }: FormExercise,
  given: string,
): string[] {
  const other = cause.verb;
  const form = correctForm(other, cause, given);
  const said = t("diagnosis.wrongVerb", { form, other, verb, answer });
  const first = soundOf(form) === soundOf(answer) ? `${said} ${t("diagnosis.sameSound")}` : said;
  const [meaning, otherMeaning] = [meaningOf(t, verb), meaningOf(t, other)];
  if (meaning === "" || otherMeaning === "") return [first];
  return [first, t("diagnosis.meanings", { other, otherMeaning, verb, meaning })];
}

type ExplainedVerb = keyof Messages["diagnosis"]["meaning"];

/** Empty for verbs without a text. */
function meaningOf(t: Translate, verb: string): string {
  return t(`diagnosis.meaning.${verb as ExplainedVerb}`, {}, "");
}

/** An approximate pronunciation: ll as y, v as b, no h, z and soft c as s (as in Latin America). */
const soundOf = (form: string) =>
  form
    .replaceAll("ll", "y")
    .replaceAll("v", "b")
    .replaceAll("h", "")
    .replace(/z|c(?=[eiéí])/g, "s");
