import type { AskedCell } from "./accepted-forms.ts";
import { formOf } from "./conjugate.ts";
import type { Form } from "./form.ts";
import { readInfinitive } from "./infinitive.ts";

/** The form that a cell asks for, with its irregularities: *me levanto*, *no hables*. Undefined if there is none. */
export function formOfCell({
  verb,
  tense,
  person,
}: AskedCell): Pick<Form, "form" | "irregularities"> | undefined {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
  const isThereIs = verb === "haber" && tense === "presente-indicativo" && person === "él";
  // The verb table has *ha*, which belongs to compound tenses. Alone, the verb has *hay*.
  return form && isThereIs ? { ...form, form: "hay" } : form;
}
