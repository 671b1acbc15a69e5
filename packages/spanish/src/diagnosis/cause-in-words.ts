import type { Cause, CauseOf } from "./cause.ts";

const nameOf = ({ tense, person }: { tense: string; person: string | null }) =>
  [tense, person].filter((word) => word !== null).join(" ");
const described = ({ word, verb }: { word: string; verb: string }) => `${word} (${verb})`;
const quoted = (letters: string) => (letters === "" ? "nothing" : `"${letters}"`);

function describeOrigin(origin: Exclude<CauseOf<"wrong-class-ending">["origin"], "tú-s">): string {
  if (origin === "french") return "French";
  if (origin === "dutch") return "Dutch";
  if (origin === "short-future") return "without the infinitive";
  if (origin === "no-verb") return "of no verb";
  return `of verbs in ${origin.map((name) => `-${name}`).join(" and ")}`;
}

/** Describes a cause in a few words. */
export function causeInWords(cause: Cause): string {
  switch (cause.code) {
    case "accent":
      if (cause.existingForm === null) return "the letters are right";
      if (cause.existingForm === "vos") return "the letters are right; as written, the form of vos";
      return `the letters are right; as written, the form of ${nameOf(cause.existingForm)}`;
    case "wrong-person":
      return `the form of ${cause.persons.join(" and ")}`;
    case "wrong-tense":
    case "wrong-mood":
      return `the form of ${nameOf(cause)}`;
    case "non-finite":
      if (cause.form === "finite" || cause.form === "adjective")
        return `a form that is ${cause.form}`;
      return `the ${cause.form}, which has no person`;
    case "compound-tense":
      return `${cause.construction}: ${described(cause.auxiliary)} and ${cause.main ? described(cause.main) : "no participle"}`;
    case "agreement":
      return "the participle agrees, which it never does after haber";
    case "regularised": {
      const { given, right, irregularities } = cause;
      return `${given.stem}-${given.ending}, but ${right.stem}-${right.ending} (${irregularities.join(", ")})`;
    }
    case "missed-stem-change":
      return `${quoted(cause.from)} becomes ${quoted(cause.to)} here (${cause.irregularity})`;
    case "needless-stem-change":
      return `${quoted(cause.from)} does not become ${quoted(cause.to)} here (${cause.irregularity})`;
    case "spelling-change":
      return `${quoted(cause.given)} instead of ${quoted(cause.right)}`;
    case "wrong-class-ending":
      if (cause.origin === "tú-s") return "tú has no -s in this tense";
      return `-${cause.given} is ${describeOrigin(cause.origin)}; right is -${cause.right}`;
    case "pronoun":
      return `${cause.error}, ${cause.given ?? "none"}${cause.right ? `, right is ${cause.right}` : ""}`;
    case "wrong-verb":
      return `${cause.verb}, ${nameOf(cause)}`;
    case "typo":
      return `${cause.kind}: ${quoted(cause.given)} instead of ${quoted(cause.right)}`;
    case "unknown":
      return "cause not found";
  }
}
