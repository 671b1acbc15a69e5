import { allFamilies, type Family } from "../families.ts";
import { groupBy } from "../group-by.ts";
import type { FamilyCard } from "../progress/card.ts";
import { isFrequent, usefulness } from "./frequency-rank.ts";

/** A card, and what a learner has to know for it. */
export type NewForm = FamilyCard & {
  /** The infinitive; null if the card asks for a word. */
  verb: string | null;
  skills: readonly string[];
};

/** A new learner meets so many forms on the first day. */
const FIRST_FORMS = 10;

/** The verbs of so many forms are frequent ones, if possible. Rules are learnt from *decir*, before *reírse* needs them. */
const FREQUENT_FORMS = 30;

/** The most new skills that a form may bring. */
const MOST_NEW_SKILLS = 3;

/** Any beginning of the list has at least and at most this part of a family's share, which follows its number of cards. */
const LEAST_SHARE = 2 / 3;
const MOST_SHARE = 2;

/**
 * The order in which a learner meets forms. Next comes the form that is worth most: a form whose skills many other forms
 * need, of a frequent verb. So a learner can soon build most forms from what they have met.
 *
 * The worth of a form is Σ u ÷ (1 + n)² over its skills, plus 3·w. w = 1 ÷ (1 + rank ÷ 20), with the rank of its verb by
 * frequency; u = √(sum of w over all forms with the skill); n is how often the list already has the skill. These numbers
 * did best for simulated learners.
 *
 * What is worth most is hard: it brings many skills at once. Therefore rules limit what can come next (`rulesFor`), and
 * on the first day frequency counts before worth.
 *
 * @param forms each card once. Of forms that are worth the same, the first one comes first.
 */
export function listNewForms<Form extends NewForm>(forms: readonly Form[]): Form[] {
  const entries = entriesOf(forms);
  const draft: Draft = { list: [], others: new Set(entries), families: familyCounts(entries) };
  while (draft.others.size > 0) append(draft, chooseNext(draft));
  return draft.list.flatMap(({ index }) => forms.slice(index, index + 1));
}

/** A list while it grows. */
type Draft = {
  list: Entry[];
  /** The forms that the list does not have yet. */
  others: Set<Entry>;
  families: ReadonlyMap<Family, FamilyCount>;
};

type FamilyCount = { total: number; listed: number };

type Entry = Pick<NewForm, "family" | "context"> & {
  /** The index of the form. */
  index: number;
  /** The infinitive without -se; the item if the card asks for a word. */
  verb: string;
  weight: number;
  /** Whether its verb is frequent, or the card asks for a word. */
  isFrequent: boolean;
  skills: readonly SkillCount[];
  /** What the form would be worth as the next one. */
  worth: number;
  /** How many of its skills the list does not have. */
  newSkills: number;
};

type SkillCount = { use: number; listed: number; entries: Entry[] };

function entriesOf(forms: readonly NewForm[]): Entry[] {
  const counts = new Map<string, SkillCount>();
  const countOf = (skill: string): SkillCount => {
    const count = counts.get(skill) ?? { use: 0, listed: 0, entries: [] };
    counts.set(skill, count);
    return count;
  };
  const entries = forms.map(({ family, item, context, verb, skills }, index) => ({
    index,
    family,
    context,
    verb: verb?.replace(/se$/, "") ?? item,
    weight: usefulness(family, verb),
    isFrequent: verb === null || isFrequent(verb),
    skills: skills.map(countOf),
    worth: 0,
    newSkills: 0,
  }));
  for (const entry of entries) for (const skill of entry.skills) skill.entries.push(entry);
  for (const count of counts.values()) {
    count.use = Math.sqrt(count.entries.reduce((sum, { weight }) => sum + weight, 0));
  }
  entries.forEach(update);
  return entries;
}

/** Computes again what changes about a form when the list grows. */
function update(entry: Entry): void {
  entry.worth = 3 * entry.weight;
  entry.newSkills = 0;
  for (const { use, listed } of entry.skills) {
    entry.worth += use / (1 + listed) ** 2;
    if (listed === 0) entry.newSkills += 1;
  }
}

function familyCounts(entries: readonly Entry[]): Map<Family, FamilyCount> {
  const families = groupBy(entries, ({ family }) => family);
  return new Map([...families].map(([key, { length }]) => [key, { total: length, listed: 0 }]));
}

function append({ list, others, families }: Draft, entry: Entry): void {
  list.push(entry);
  others.delete(entry);
  const family = families.get(entry.family);
  if (family) family.listed += 1;
  for (const skill of entry.skills) skill.listed += 1;
  for (const { entries } of entry.skills) entries.forEach(update);
}

/** The best form that keeps the rules. If none keeps them all, the last rules are dropped first. */
function chooseNext(draft: Draft): Entry {
  const rules = rulesFor(draft);
  const isBetter = isFirstDay(draft) ? isMoreFrequent : isWorthMore;
  for (let kept = rules.length; kept >= 0; kept -= 1) {
    let best: Entry | undefined;
    for (const entry of draft.others) {
      if (best !== undefined && !isBetter(entry, best)) continue;
      if (rules.slice(0, kept).every((keeps) => keeps(entry))) best = entry;
    }
    if (best) return best;
  }
  throw new Error("The list is complete.");
}

const isFirstDay = ({ list }: Draft) => list.length < FIRST_FORMS;

const isWorthMore = (one: Entry, other: Entry) => one.worth > other.worth;

const isMoreFrequent = (one: Entry, other: Entry) =>
  one.weight === other.weight ? isWorthMore(one, other) : one.weight > other.weight;

type Rule = (entry: Entry) => boolean;

/** What is asked of the next form, the most important rule first. */
function rulesFor(draft: Draft): Rule[] {
  return [hasOtherVerb(draft, 1), ...(isFirstDay(draft) ? firstRules(draft) : laterRules(draft))];
}

/** The families take turns, and each form has another verb and, if possible, brings only one skill. */
function firstRules(draft: Draft): Rule[] {
  const { list } = draft;
  const turn = familyInTurn(draft);
  const persons = list.slice(-2).map(({ context }) => context);
  return [
    ({ family }) => family === turn,
    hasOtherVerb(draft, list.length),
    ...[3, 2, 1].map(bringsAtMost),
    ({ context }) => !persons.includes(context),
  ];
}

function laterRules(draft: Draft): Rule[] {
  const behind = familiesWith(
    draft,
    ({ listed }, share) => listed < Math.floor(LEAST_SHARE * share),
  );
  const ahead = familiesWith(draft, ({ listed }, share) => listed > MOST_SHARE * share);
  return [
    ({ family }) => behind.length === 0 || behind.includes(family),
    bringsAtMost(MOST_NEW_SKILLS),
    ({ isFrequent }) => isFrequent || draft.list.length >= FREQUENT_FORMS,
    ({ family }) => !ahead.includes(family),
  ];
}

/** The verb is not one of the latest verbs of the list. */
function hasOtherVerb({ list }: Draft, latest: number): Rule {
  const verbs = new Set(list.slice(list.length - latest).map(({ verb }) => verb));
  return ({ verb }) => !verbs.has(verb);
}

function bringsAtMost(most: number): Rule {
  return ({ newSkills }) => newSkills <= most;
}

/** The first of the families with the fewest forms in the list. */
function familyInTurn({ families }: Draft): Family | undefined {
  const open = allFamilies.filter((key) => listedOf(key) < (families.get(key)?.total ?? 0));
  const fewest = Math.min(...open.map(listedOf));
  return open.find((key) => listedOf(key) === fewest);

  function listedOf(key: Family): number {
    return families.get(key)?.listed ?? 0;
  }
}

/** The families whose count fulfils a condition. It gets their share of the list with its next form. */
function familiesWith(
  { list, others, families }: Draft,
  condition: (count: FamilyCount, share: number) => boolean,
): Family[] {
  const part = (list.length + 1) / (list.length + others.size);
  return [...families]
    .filter(([, count]) => condition(count, part * count.total))
    .map(([key]) => key);
}
