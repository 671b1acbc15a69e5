import { type Infinitive, readInfinitive } from "../src/conjugation/infinitive.ts";
import { isKnownVerb } from "../src/conjugation/known-verbs.ts";

/** Reads an infinitive; throws for any other text. */
export function infinitiveIn(text: string): Infinitive {
  const verb = readInfinitive(text, isKnownVerb);
  if ("problem" in verb) throw new Error(`${text}: ${verb.problem}`);
  return verb;
}
