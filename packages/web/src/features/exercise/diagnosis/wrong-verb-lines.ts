import { meaningOf } from "@verbena/content/meanings";
import type { CauseOf } from "@verbena/core/diagnosis/cause";
import type { Tense } from "@verbena/core/tenses";
import type { AskedForm } from "#progress/use-exercises.ts";
import { correctForm } from "./forms.ts";
import type { Translator } from "./words.ts";

/** Names the verb of the given form and the right form. Explains both verbs if there are texts. */
export function wrongVerbLines(
  { t, language }: Translator,
  cause: CauseOf<"wrong-verb">,
  { verb, answer }: AskedForm<Tense>,
  given: string,
): string[] {
  const other = cause.verb;
  const form = correctForm(other, cause, given);
  const said = t("diagnosis.wrongVerb", { form, other, verb, answer });
  const first = soundOf(form) === soundOf(answer) ? `${said} ${t("diagnosis.sameSound")}` : said;
  const [meaning, otherMeaning] = [meaningOf(verb, language), meaningOf(other, language)];
  if (meaning === undefined || otherMeaning === undefined) return [first];
  return [first, t("diagnosis.meanings", { other, otherMeaning, verb, meaning })];
}

/** An approximate pronunciation: ll as y, v as b, no h, z and soft c as s (as in Latin America). */
const soundOf = (form: string) =>
  form
    .replaceAll("ll", "y")
    .replaceAll("v", "b")
    .replaceAll("h", "")
    .replace(/z|c(?=[eiéí])/g, "s");
