import { type Infinitive, readInfinitive } from "../src/conjugation/infinitive.ts";
import { isKnownVerb } from "../src/conjugation/known-verbs.ts";

/** The verb that a text is; a test that names none is wrong. */
export function infinitiveIn(text: string): Infinitive {
  const verb = readInfinitive(text, isKnownVerb);
  if ("problem" in verb) throw new Error(`${text}: ${verb.problem}`);
  return verb;
}
