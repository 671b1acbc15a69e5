import type { InfinitiveProblem } from "@verbena/core/conjugation/infinitive";

const meant = (suggestions: readonly string[]) =>
  suggestions.length > 0 ? `; did you mean ${suggestions.join(" or ")}?` : "";

/** Why something was not taken for an infinitive, on one line. */
export function explainProblem({ problem, suggestions }: InfinitiveProblem): string {
  switch (problem) {
    case "empty":
      return "no verb given";
    case "not-an-infinitive":
      return `not an infinitive: it would end in -ar, -er, -ir, or with -se${meant(suggestions)}`;
    case "misspelt":
      return `no verb that is known: did you mean ${suggestions.join(" or ")}?`;
    case "form-of-a-verb":
      return `a form of a verb: did you mean ${suggestions.join(" or ")}?`;
  }
}
