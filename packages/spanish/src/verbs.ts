// The entry point `@verbena/spanish/verbs`: ten thousand infinitives, and what needs them. It is twice as large as the engine.

export { type Analysis, analyseForm } from "./conjugation/analyse-form.ts";
export { commonInfinitives, isKnownVerb, rareInfinitives } from "./conjugation/known-verbs.ts";
export { everydayInfinitives } from "./conjugation/listed-verbs.ts";
export {
  type FoundVerb,
  type NoInfinitive,
  searchInfinitive,
} from "./conjugation/search-infinitive.ts";
