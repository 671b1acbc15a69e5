import { withoutCase, withoutMarks } from "@verbena/core/grading/normalise";
import type { Verb } from "@verbena/server/client";

/** Verbs that contain what was typed; case and accents do not matter. */
export function matchingVerbs(verbs: readonly Verb[], search: string): readonly Verb[] {
  const wanted = plain(search.trim());
  return wanted === "" ? verbs : verbs.filter(({ verb }) => plain(verb).includes(wanted));
}

const plain = (text: string) => withoutMarks(withoutCase(text));
