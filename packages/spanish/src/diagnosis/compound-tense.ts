import { reflexivePronouns } from "../conjugation/form.ts";
import { moodOf, type NonFinite } from "../conjugation/mood.ts";
import type { Person } from "../tenses.ts";
import { withoutMarks } from "../text/normalise.ts";
import { type Attempt, isReflexivePronoun } from "./attempt.ts";
import type { Cause, Construction } from "./cause.ts";
import { predictionsOf } from "./predicted-form.ts";
import { formsOf, type RealForm, type VerbForms } from "./verb-forms.ts";
import { confusablesIn } from "./wrong-verb.ts";

/** The form of the main verb. `finite` is the mistake in *he hablé*. */
type FormKind = NonFinite | "finite";

type Pattern = {
  auxiliary: string;
  /**
   * Words that may stand between auxiliary and main verb. Learners also leave them out: *voy a hablar*, *voy hablar*.
   */
  links: readonly string[];
  mainKinds: readonly FormKind[];
  construction: Construction;
};

/** Constructions that learners use. Ser, estar and tener replace haber, as être and zijn do. */
const patterns: readonly Pattern[] = [
  { auxiliary: "haber", links: ["estado"], mainKinds: ["gerundio"], construction: "progressive" },
  {
    auxiliary: "haber",
    links: [""],
    mainKinds: ["participio", "infinitivo", "finite"],
    construction: "perfect",
  },
  { auxiliary: "ser", links: [""], mainKinds: ["participio"], construction: "perfect" },
  { auxiliary: "estar", links: [""], mainKinds: ["participio"], construction: "perfect" },
  { auxiliary: "tener", links: [""], mainKinds: ["participio"], construction: "perfect" },
  { auxiliary: "ir", links: ["a", ""], mainKinds: ["infinitivo"], construction: "near-future" },
  { auxiliary: "estar", links: [""], mainKinds: ["gerundio"], construction: "progressive" },
  { auxiliary: "ser", links: [""], mainKinds: ["gerundio"], construction: "progressive" },
  { auxiliary: "ir", links: [""], mainKinds: ["gerundio"], construction: "progressive" },
  { auxiliary: "seguir", links: [""], mainKinds: ["gerundio"], construction: "progressive" },
  { auxiliary: "acabar", links: ["de"], mainKinds: ["infinitivo"], construction: "recent-past" },
  { auxiliary: "venir", links: ["de"], mainKinds: ["infinitivo"], construction: "recent-past" },
  { auxiliary: "tener", links: ["que", ""], mainKinds: ["infinitivo"], construction: "obligation" },
  { auxiliary: "haber", links: ["que"], mainKinds: ["infinitivo"], construction: "obligation" },
  { auxiliary: "deber", links: ["", "de"], mainKinds: ["infinitivo"], construction: "obligation" },
];

/**
 * Recognises an answer in several words that paraphrases the asked form: *he hablado*, *voy a hablar*. The
 * participle or the auxiliary may be wrong (*ha abrido*, *habemos hablado*), and a pronoun may stand
 * anywhere.
 */
export function interpretAsCompoundTense(attempt: Attempt): Cause[] | null {
  const [auxiliary, ...rest] = attempt.answer.words.filter((word) => !isReflexivePronoun(word));
  const word = rest.pop();
  if (auxiliary === undefined || word === undefined || rest.length > 1) return null;
  const main = mainVerb(word, attempt);
  if (!main) return null;
  const [link = ""] = rest;
  for (const pattern of patterns) {
    const kind = main.kinds.find((kind) => pattern.mainKinds.includes(kind));
    if (!kind || !pattern.links.includes(link)) continue;
    const persons = personsOfAuxiliary(auxiliary, pattern.auxiliary);
    if (persons) return causesOf({ pattern, auxiliary, persons, word, main, kind }, attempt);
  }
  return null;
}

type Compound = {
  pattern: Pattern;
  auxiliary: string;
  persons: readonly Person[];
  word: string;
  main: MainVerb;
  kind: FormKind;
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
  const pronoun = pronounCauseOf(word, persons, attempt);
  if (pronoun) causes.push(pronoun);
  if (main.isOtherVerb && kind !== "finite") {
    causes.push({ code: "wrong-verb", verb: main.verb, tense: kind, person: null });
  }
  return causes;
}

/** The persons of an auxiliary: none for *haber hablado*, null when the word is no form of the verb. */
function personsOfAuxiliary(word: string, infinitive: string): readonly Person[] | null {
  const forms = formsOf(infinitive);
  const plain = withoutMarks(word);
  if (!forms) return null;
  const alike = forms.bySpelling.get(plain) ?? withSilentH(plain, forms);
  const exact = alike.filter((form) => form.word === word);
  const candidates = exact.length > 0 ? exact : alike;
  if (candidates.length > 0) return [...new Set(candidates.flatMap(({ person }) => person ?? []))];
  const predicted = predictionsOf(word, forms).flatMap(({ ending }) => ending.person ?? []);
  return predicted.length > 0 ? [...new Set(predicted)] : null;
}

/** The forms of haber written without h: *e hablado*, *a hablado*. */
const withSilentH = (plain: string, forms: VerbForms) =>
  (forms.verb.base === "haber" && forms.bySpelling.get(`h${plain}`)) || [];

type MainVerb = { verb: string; kinds: readonly FormKind[]; isOtherVerb: boolean };

/** The verb and the kind of form of a word, if the verb is the asked one or one that learners confuse with it. */
function mainVerb(word: string, attempt: Attempt): MainVerb | null {
  const ownKinds = formKinds.filter((kind) => isMain(word, kind, attempt.forms));
  const { infinitive } = attempt.forms.verb;
  if (ownKinds.length > 0) return { verb: infinitive, kinds: ownKinds, isOtherVerb: false };
  for (const verb of confusablesIn(attempt)) {
    const forms = formsOf(verb);
    const kinds = nonFinites.filter((kind) => forms && isMain(word, kind, forms));
    if (kinds.length > 0) return { verb, kinds, isOtherVerb: true };
  }
  return null;
}

const nonFinites = ["participio", "gerundio", "infinitivo"] as const satisfies readonly NonFinite[];
const formKinds: readonly FormKind[] = [...nonFinites, "finite"];

function isMain(word: string, kind: FormKind, forms: VerbForms): boolean {
  if (kind === "participio") {
    const masculine = word.replace(/([dths])(?:a|as|os)$/u, "$1o");
    return isForm(masculine, kind, forms) || isPredicted(masculine, kind, forms);
  }
  if (kind === "finite") return isForm(word, kind, forms);
  const bare = withoutMarks(word).replace(attachedPronoun, "$1");
  return isForm(bare, kind, forms) || (kind === "gerundio" && isPredicted(bare, kind, forms));
}

const attachedPronoun = /(r|ndo)(me|te|se|nos|os)$/;

function isForm(word: string, kind: FormKind, { bySpelling }: VerbForms): boolean {
  const alike = bySpelling.get(withoutMarks(word)) ?? [];
  return alike.some((real) => (kind === "finite" ? isIndicative(real) : real.tense === kind));
}

const isIndicative = ({ tense }: RealForm) =>
  tense !== "infinitivo" && moodOf[tense] === "indicative";

const isPredicted = (word: string, kind: FormKind, forms: VerbForms) =>
  predictionsOf(word, forms).some(({ ending }) => ending.tense === kind);

/** Checks the pronoun, which may stand before the auxiliary, before the main verb, or attached to it. */
function pronounCauseOf(
  word: string,
  persons: readonly Person[],
  { answer, forms, person }: Attempt,
): Cause | null {
  const attached = attachedPronoun.exec(word)?.[2];
  const between = answer.words.filter(isReflexivePronoun);
  const given = [...answer.pronounsBefore, ...between, ...answer.pronounsAfter, attached ?? ""]
    .join(" ")
    .trim();
  if (!forms.verb.reflexive) {
    return given === "" ? null : { code: "pronoun", error: "needless", given, right: null };
  }
  const right = person && reflexivePronouns[person];
  const fitting = persons.map((person) => reflexivePronouns[person]);
  if (given === "") return { code: "pronoun", error: "missing", given: null, right };
  if (given === right || given === "se" || fitting.includes(given)) return null;
  return { code: "pronoun", error: "other-person", given, right };
}
