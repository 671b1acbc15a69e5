import { type Infinitive, readInfinitive } from "../src/conjugation/infinitive.ts";

/** Reads an infinitive; throws for any other text. */
export function infinitiveIn(text: string): Infinitive {
  const verb = readInfinitive(text);
  if ("problem" in verb) throw new Error(`${text}: ${verb.problem}`);
  return verb;
}
