import { conjugate } from "@verbena/core/conjugation/conjugate";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { tenses } from "@verbena/core/vocabulary";

const formsByVerb = new Map<string, readonly string[]>();

/** The form of the verb that takes the fewest edits: what a search without rules would find. */
export function nearestForm(verb: string, given: string): string {
  let nearest = { form: "", edits: Number.POSITIVE_INFINITY };
  for (const form of allForms(verb)) {
    const edits = editDistance(given, form);
    if (edits < nearest.edits) nearest = { form, edits };
  }
  return nearest.form;
}

function allForms(verb: string): readonly string[] {
  const known = formsByVerb.get(verb);
  if (known) return known;
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) return [];
  const forms = tenses.flatMap((tense) => conjugate(infinitive, tense)).map(({ form }) => form);
  const different = [...new Set(forms)];
  formsByVerb.set(verb, different);
  return different;
}

/** Levenshtein's distance, a row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const substituted = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
