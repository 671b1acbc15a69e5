import { compoundTenses, type Person, persons, type TableTense, tenses } from "../tenses.ts";
import { withoutAccents } from "./accent.ts";
import { formOfVos, tensesOfVos } from "./accepted-forms.ts";
import { candidateInfinitives } from "./candidate-infinitives.ts";
import { auxiliaryOf } from "./compound-tenses.ts";
import { formOf } from "./conjugate.ts";
import { attachPronouns, reflexivePronouns } from "./form.ts";
import { verbOf } from "./infinitive.ts";
import { rarityOf } from "./known-verbs.ts";
import { simpleForm, simpleForms } from "./simple-tenses.ts";

/** A verb, and a tense and person in which it has a form. */
export type Analysis = {
  /** With -se when a pronoun of the form is reflexive: levantarse for *me levanto*. */
  infinitive: string;
  tense: TableTense | "infinitivo";
  /** Null for infinitivo, gerundio and participio. */
  person: Person | "vos" | null;
  /** The other pronouns: se and lo for *se lo he dicho*. */
  pronouns: readonly string[];
};

/** An analysis that does not yet say which pronoun is reflexive. */
type Match = Omit<Analysis, "infinitive"> & { base: string };

/**
 * Matches a subject, *no*, the pronouns before a form in their order (NGLE, ch. 16), and a form of one or two words.
 */
const phrase =
  /^(?:(?:yo|tú|vos|usted(?:es)?|él|ell[ao]s?|[nv]osotr[ao]s) )?(no )?((?:se )?(?:(?:te|os) )?(?:(?:me|nos) )?(?:l[aeo]s? )?)(\p{L}+)(?: (\p{L}+))?$/u;
const attachedPronouns = /^(se)?(te|os)?(me|nos)?(l[aeo]s?)?$/;

/**
 * Finds the verbs of the dictionaries that have a form, frequent ones first, with its tenses and persons: *tuve*
 * belongs to tener. Reads simple and compound forms and those of *vos*, with *no* and with pronouns before or
 * after them: *hazlo*, *no se lo había dicho*, *tenés*.
 */
export function analyseForm(text: string): readonly Analysis[] {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const [, no, before = "", word, participle] =
    phrase.exec(words.filter((part) => part !== "").join(" ")) ?? [];
  if (word === undefined) return [];
  const pronouns = before.split(" ").filter((pronoun) => pronoun !== "");
  const matches =
    participle === undefined
      ? simpleMatches(word, pronouns, no !== undefined)
      : compoundMatches(word, participle, pronouns);
  return matches.sort((a, b) => rarityOf(a.base) - rarityOf(b.base)).map(analysisOf);
}

/** Finds the reflexive pronoun: one that agrees with the person. In *se lo*, se stands for le and is not reflexive. */
function analysisOf({ base, tense, person, pronouns }: Match): Analysis {
  const own = person === null ? "se" : reflexivePronouns[person === "vos" ? "tú" : person];
  const [first, second = ""] = pronouns;
  if (first !== own || (first === "se" && second.startsWith("l"))) {
    return { infinitive: base, tense, person, pronouns };
  }
  return { infinitive: `${base}se`, tense, person, pronouns: pronouns.slice(1) };
}

function simpleMatches(word: string, pronouns: readonly string[], isNegated: boolean): Match[] {
  const hasWordsBefore = pronouns.length > 0 || isNegated;
  // The imperativo of *ir* for vos, *andá*, comes from another verb.
  const bases = new Set([...candidateInfinitives(word), "ir"]);
  const matches = [...bases].flatMap((base) =>
    cellsOf(base)
      .filter(({ tense }) => !hasWordsBefore || takesWordsBefore(tense))
      .filter(({ tense, forms }) =>
        forms.includes(tense === "imperativo-negativo" && isNegated ? `no ${word}` : word),
      )
      .map(({ tense, person }) => ({ base, tense, person, pronouns })),
  );
  return hasWordsBefore ? matches : [...matches, ...formsWithAttachedPronouns(word)];
}

type Cell = Pick<Analysis, "tense" | "person"> & { forms: readonly string[] };

/** The simple forms of a verb, with the forms of *vos* where they differ from those of *tú*. */
function cellsOf(base: string): Cell[] {
  const verb = verbOf(base);
  const ofVos = tensesOfVos.flatMap((tense): Cell[] => {
    const form = formOfVos(verb, tense);
    const isOwn = form !== null && form !== simpleForm(verb, tense, "tú")?.form;
    return isOwn ? [{ tense, person: "vos", forms: [form] }] : [];
  });
  return [
    { tense: "infinitivo", person: null, forms: [base] },
    ...tenses.flatMap((tense) =>
      simpleForms(verb, tense).map(({ person, form, variants }) => ({
        tense,
        person,
        forms: [form, ...variants],
      })),
    ),
    ...ofVos,
  ];
}

const takesPronounsAfter = (tense: Analysis["tense"]) =>
  tense === "imperativo-afirmativo" || tense === "gerundio" || tense === "infinitivo";

const takesWordsBefore = (tense: Analysis["tense"]) =>
  !takesPronounsAfter(tense) && tense !== "participio";

function formsWithAttachedPronouns(word: string): Match[] {
  return splitsOf(word).flatMap(({ verbForm, pronouns }) =>
    [...new Set(spellingsBeforePronoun(verbForm).flatMap(candidateInfinitives))].flatMap((base) =>
      cellsOf(base)
        .filter(({ tense }) => takesPronounsAfter(tense))
        .filter((cell) => spellingsWithPronouns(base, cell, pronouns).includes(word))
        .map(({ tense, person }) => ({ base, tense, person, pronouns })),
    ),
  );
}

type Split = { verbForm: string; pronouns: readonly string[] };

/** The ways in which the last letters of a word can be pronouns. */
function splitsOf(word: string): Split[] {
  return Array.from(word, (_, at) => ({ verbForm: word.slice(0, at), after: word.slice(at) }))
    .map(({ verbForm, after }) => ({ verbForm, pronouns: attachedPronouns.exec(after)?.slice(1) }))
    .filter(({ verbForm }) => verbForm !== "")
    .flatMap(({ verbForm, pronouns }) =>
      pronouns ? [{ verbForm, pronouns: pronouns.filter((pronoun) => pronoun !== undefined) }] : [],
    );
}

/** The form to which pronouns were attached, without its accent: *levantemos* for *levantémonos*. */
function spellingsBeforePronoun(verbForm: string): string[] {
  const bare = withoutAccents(verbForm);
  return [verbForm, bare, `${bare}s`, `${bare}d`];
}

function spellingsWithPronouns(
  base: string,
  { tense, person, forms }: Cell,
  pronouns: readonly string[],
): string[] {
  const ofPerson = person === "vos" ? null : person;
  const spellings = forms.map((form) => attachPronouns(form, ofPerson, pronouns.join("")));
  // Spanish accepts *iros* beside *idos*.
  if (tense === "infinitivo" || pronouns.length > 1) return spellings;
  return [
    ...spellings,
    ...(formOf(verbOf(base, { reflexive: true }), tense, ofPerson)?.variants ?? []),
  ];
}

/** Reads compound forms: *había hablado*, *haberlo dicho*, *habiéndose ido*. */
function compoundMatches(
  auxiliary: string,
  participle: string,
  before: readonly string[],
): Match[] {
  return candidateInfinitives(participle).flatMap((base) =>
    compoundTenses.flatMap((tense) =>
      [...persons, null].flatMap((person): Match[] => {
        const form = formOf(verbOf(base), tense, person);
        const written = form && [form.form, ...form.variants];
        if (!written?.some((one) => one.endsWith(` ${participle}`))) return [];
        if (person !== null) {
          const isSame = written.includes(`${auxiliary} ${participle}`);
          return isSame ? [{ base, tense, person, pronouns: before }] : [];
        }
        return pronounsAfter(auxiliary, auxiliaryOf(verbOf(base), tense, null))
          .filter(() => before.length === 0)
          .map((pronouns) => ({ base, tense, person, pronouns }));
      }),
    ),
  );
}

/** The pronouns that are attached to *haber* or *habiendo*, in each possible reading. */
function pronounsAfter(word: string, auxiliary = ""): (readonly string[])[] {
  if (word === auxiliary) return [[]];
  return splitsOf(word)
    .map(({ pronouns }) => pronouns)
    .filter((pronouns) => attachPronouns(auxiliary, null, pronouns.join("")) === word);
}
