import { reflexivePronouns } from "../conjugation/form.ts";
import { moodOf } from "../conjugation/mood.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { Person } from "../vocabulary.ts";
import { pronounKind } from "./answer-parts.ts";
import type { Cause, Construction, NonFinite } from "./cause.ts";
import { predictionsOf } from "./predicted-form.ts";
import type { Attempt } from "./reading.ts";
import { formsOf, type RealForm, type VerbForms } from "./verb-forms.ts";
import { confusablesIn } from "./wrong-verb.ts";

/** `finite` is for the mistake in *he hablé*. */
type Main = NonFinite | "finite";

type Pattern = {
  auxiliary: string;
  /** Words that may stand between: *voy a hablar*, and *voy hablar*. */
  links: readonly string[];
  /** Forms that the main verb may have. */
  main: readonly Main[];
  construction: Construction;
};

/** Constructions of learners. Ser, estar and tener take the place of haber, as être and zijn do. */
const patterns: readonly Pattern[] = [
  { auxiliary: "haber", links: ["estado"], main: ["gerundio"], construction: "progressive" },
  {
    auxiliary: "haber",
    links: [""],
    main: ["participio", "infinitivo", "finite"],
    construction: "perfect",
  },
  { auxiliary: "ser", links: [""], main: ["participio"], construction: "perfect" },
  { auxiliary: "estar", links: [""], main: ["participio"], construction: "perfect" },
  { auxiliary: "tener", links: [""], main: ["participio"], construction: "perfect" },
  { auxiliary: "ir", links: ["a", ""], main: ["infinitivo"], construction: "near-future" },
  { auxiliary: "estar", links: [""], main: ["gerundio"], construction: "progressive" },
  { auxiliary: "ser", links: [""], main: ["gerundio"], construction: "progressive" },
  { auxiliary: "ir", links: [""], main: ["gerundio"], construction: "progressive" },
  { auxiliary: "seguir", links: [""], main: ["gerundio"], construction: "progressive" },
  { auxiliary: "acabar", links: ["de"], main: ["infinitivo"], construction: "recent-past" },
  { auxiliary: "venir", links: ["de"], main: ["infinitivo"], construction: "recent-past" },
];

/**
 * Reads an answer in several words that paraphrases the wanted form: *he hablado*, *voy a hablar*. The
 * participle or the auxiliary may be wrong (*ha abrido*, *habemos hablado*), and a pronoun may stand
 * anywhere.
 */
export function readAsCompoundTense(attempt: Attempt): Cause[] | null {
  const [auxiliary, ...rest] = attempt.answer.words.filter((word) => !isReflexivePronoun(word));
  const word = rest.pop();
  if (auxiliary === undefined || word === undefined || rest.length > 1) return null;
  const main = mainVerb(word, attempt);
  const [link = ""] = rest;
  for (const pattern of main ? patterns : []) {
    const kind = main?.kinds.find((kind) => pattern.main.includes(kind));
    if (!main || !kind || !pattern.links.includes(link)) continue;
    const persons = personsOfAuxiliary(auxiliary, pattern.auxiliary);
    if (persons) return causesOf({ pattern, auxiliary, persons, word, main, kind }, attempt);
  }
  return null;
}

const isReflexivePronoun = (word: string) => pronounKind(word) === "reflexive";

type Compound = {
  pattern: Pattern;
  auxiliary: string;
  persons: readonly Person[];
  word: string;
  main: MainVerb;
  kind: Main;
};

function causesOf(compound: Compound, attempt: Attempt): Cause[] {
  const { pattern, auxiliary, persons, word, main, kind } = compound;
  const causes: Cause[] = [
    {
      code: "compound-tense",
      construction: pattern.construction,
      auxiliary: { word: auxiliary, verb: pattern.auxiliary },
      main: { word, verb: main.verb },
    },
  ];
  const { person } = attempt;
  if (person && persons.length > 0 && !persons.includes(person)) {
    causes.push({ code: "wrong-person", persons });
  }
  const pronoun = pronounOf(word, persons, attempt);
  if (pronoun) causes.push(pronoun);
  if (main.isAnother && kind !== "finite") {
    causes.push({ code: "wrong-verb", verb: main.verb, tense: kind, person: null });
  }
  return causes;
}

/** The persons of an auxiliary, none for *haber hablado*; null when it is no form of that verb. */
function personsOfAuxiliary(word: string, infinitive: string): readonly Person[] | null {
  const forms = formsOf(infinitive);
  const plain = withoutMarks(word);
  if (!forms) return null;
  const real = forms.bySpelling.get(plain) ?? withSilentH(plain, forms);
  const exact = real.filter((form) => form.word === word);
  const found = exact.length > 0 ? exact : real;
  if (found.length > 0) return [...new Set(found.flatMap(({ person }) => person ?? []))];
  const predicted = predictionsOf(word, forms).flatMap(({ ending }) => ending.person ?? []);
  return predicted.length > 0 ? [...new Set(predicted)] : null;
}

/** *e hablado*, *a hablado*. */
const withSilentH = (plain: string, forms: VerbForms) =>
  (forms.verb.base === "haber" && forms.bySpelling.get(`h${plain}`)) || [];

type MainVerb = { verb: string; kinds: readonly Main[]; isAnother: boolean };

/** The wanted verb or one that learners confuse with it, and which of its forms the word is. */
function mainVerb(word: string, attempt: Attempt): MainVerb | null {
  const own = mains.filter((kind) => isMain(word, kind, attempt.forms));
  const { infinitive } = attempt.forms.verb;
  if (own.length > 0) return { verb: infinitive, kinds: own, isAnother: false };
  for (const verb of confusablesIn(attempt)) {
    const forms = formsOf(verb);
    const kinds = nonFinites.filter((kind) => forms && isMain(word, kind, forms));
    if (kinds.length > 0) return { verb, kinds, isAnother: true };
  }
  return null;
}

const nonFinites = ["participio", "gerundio", "infinitivo"] as const satisfies readonly NonFinite[];
const mains: readonly Main[] = [...nonFinites, "finite"];

function isMain(word: string, kind: Main, forms: VerbForms): boolean {
  if (kind === "participio") {
    const masculine = word.replace(/(?<=[dths])(?:a|as|os)$/u, "o");
    return isForm(masculine, kind, forms) || isPredicted(masculine, kind, forms);
  }
  if (kind === "finite") return isForm(word, kind, forms);
  const bare = withoutMarks(word).replace(attachedPronoun, "");
  return isForm(bare, kind, forms) || (kind === "gerundio" && isPredicted(bare, kind, forms));
}

const attachedPronoun = /(?<=r|ndo)(?:me|te|se|nos|os)$/;

function isForm(word: string, kind: Main, { bySpelling }: VerbForms): boolean {
  const real = bySpelling.get(withoutMarks(word)) ?? [];
  return real.some((form) => (kind === "finite" ? isIndicative(form) : form.tense === kind));
}

const isIndicative = ({ tense }: RealForm) =>
  tense !== "infinitivo" && moodOf[tense] === "indicative";

const isPredicted = (word: string, kind: Main, forms: VerbForms) =>
  predictionsOf(word, forms).some(({ ending }) => ending.tense === kind);

/** The pronoun stands before the auxiliary, before the main verb, or attached to it. */
function pronounOf(
  word: string,
  persons: readonly Person[],
  { answer, forms, person }: Attempt,
): Cause | null {
  const attached = attachedPronoun.exec(word)?.[0];
  const between = answer.words.filter(isReflexivePronoun);
  const given = [...answer.before, ...between, ...answer.after, attached ?? ""].join(" ").trim();
  if (!forms.verb.reflexive) {
    return given === "" ? null : { code: "pronoun", error: "needless", given, right: null };
  }
  const right = person && reflexivePronouns[person];
  const fitting = persons.map((person) => reflexivePronouns[person]);
  if (given === "") return { code: "pronoun", error: "missing", given: null, right };
  if (given === right || given === "se" || fitting.includes(given)) return null;
  return { code: "pronoun", error: "other-person", given, right };
}
