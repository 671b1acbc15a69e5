import { formOfCell, persons, tenses, verbClasses } from "@verbena/spanish";
import { allFamilies, explanationKeysOf, type Family } from "../families.ts";
import { describeSkill, type SkillTopic } from "./describe-skill.ts";
import { kindOf, type Skill, type SkillKind } from "./skill.ts";
import { labelOf, type SkillLabel } from "./skill-label.ts";
import { type SkilledCard, skillsAndVerb } from "./skilled-card.ts";

/** The groups of skills on the map. The last three are shared by all families. */
export const skillGroups = [
  "choices",
  "endings",
  "haber",
  "rules",
  "facts",
  "forms",
  "unchanging",
  "spelling",
  "pronouns",
  "accents",
] as const;
export type SkillGroup = (typeof skillGroups)[number];

const sharedGroups = ["spelling", "pronouns", "accents"] as const;
type SharedGroup = (typeof sharedGroups)[number];

const groupOfKind = {
  key: "choices",
  ending: "endings",
  "strong-ending": "endings",
  haber: "haber",
  rule: "rules",
  agreement: "rules",
  usted: "rules",
  fact: "facts",
  whole: "forms",
  "does-not-change": "unchanging",
  spelling: "spelling",
  pronoun: "pronouns",
  accent: "accents",
} as const satisfies Record<SkillKind, SkillGroup>;

/** A skill with what its cell shows. */
export type MappedSkill = {
  skill: Skill;
  topic: SkillTopic;
  label: SkillLabel;
  /** The first family whose cards ask it. */
  family: Family;
  /** The practised cards that ask it: those that show it best first, then those with the shortest forms. */
  cards: readonly SkilledCard[];
};

export type MapSection = {
  /** A family, or a group that all families share. */
  name: Family | SharedGroup;
  groups: readonly { name: SkillGroup; skills: readonly MappedSkill[] }[];
};

/**
 * The map of what a learner practises. Each skill stands once: with the first family that asks it, or in a section of
 * its own if it is about spelling, pronouns, or accents.
 *
 * @param begun skills that had evidence. That a verb does not change is on the map only after an error.
 */
export function mapSkills(cards: readonly SkilledCard[], begun: ReadonlySet<Skill>): MapSection[] {
  const skills = [...cardsBySkill(cards, begun)].map(([skill, asking]) => mapped(skill, asking));
  return [...allFamilies, ...sharedGroups].flatMap((name): MapSection[] => {
    const inSection = skills.filter((one) => sectionOf(one) === name);
    const groups = skillGroups.flatMap((group) => {
      const inGroup = inSection.filter(({ skill }) => groupOf(skill) === group);
      return inGroup.length === 0 ? [] : [{ name: group, skills: inGroup.toSorted(byPlace) }];
    });
    return groups.length === 0 ? [] : [{ name, groups }];
  });
}

function cardsBySkill(cards: readonly SkilledCard[], begun: ReadonlySet<Skill>) {
  const bySkill = new Map<Skill, SkilledCard[]>();
  for (const card of cards) {
    for (const skill of skillsAndVerb(card)) {
      if (kindOf(skill) === "does-not-change" && !begun.has(skill)) continue;
      const asking = bySkill.get(skill);
      if (asking) asking.push(card);
      else bySkill.set(skill, [card]);
    }
  }
  return bySkill;
}

/** A skill with what its cell shows. */
export function mapped(skill: Skill, asking: readonly SkilledCard[]): MappedSkill {
  const topic = describeSkill(
    skill,
    asking.flatMap(({ cell }) => cell ?? []),
  );
  const examples = asking.map((card) => ({ card, ...(card.cell && formOfCell(card.cell)) }));
  const inOrder = examples.toSorted(
    (a, b) =>
      Number(isTypical(topic, b)) - Number(isTypical(topic, a)) || lengthOf(a) - lengthOf(b),
  );
  const families = new Set(asking.map(({ family }) => family));
  return {
    skill,
    topic,
    label: labelOf(topic, inOrder[0]?.form ?? ""),
    family: allFamilies.find((one) => families.has(one)) ?? allFamilies[0],
    cards: inOrder.map(({ card }) => card),
  };
}

type Example = { card: SkilledCard } & Partial<NonNullable<ReturnType<typeof formOfCell>>>;

const lengthOf = ({ form = "" }: Example) => form.length;

/** Whether a form has the letters that the label names: *puede* has o → ue, and *juega* only follows its rule. */
function isTypical(topic: SkillTopic, { card, irregularities = [] }: Example): boolean {
  switch (topic.kind) {
    case "changed":
      return irregularities.includes(topic.change);
    case "unchanged":
      return new RegExp(`${topic.change[0]}[^aeiou]*[aei]r(?:se)?$`).test(card.cell?.verb ?? "");
    case "spelling":
      return irregularities.includes(topic.spelling);
    default:
      return true;
  }
}

const groupOf = (skill: Skill) => groupOfKind[kindOf(skill)];

const sectionOf = ({ skill, family }: MappedSkill): Family | SharedGroup =>
  sharedGroups.find((one) => one === groupOf(skill)) ?? family;

const spanish = new Intl.Collator("es", { numeric: true });

const byPlace = (a: MappedSkill, b: MappedSkill) => spanish.compare(placeOf(a), placeOf(b));

/** The order in a group: endings by tense, class, and person; forms by verb and person; rules and facts by name. */
function placeOf({ topic, skill }: MappedSkill): string {
  switch (topic.kind) {
    case "ending":
      return [
        tenses.indexOf(topic.tense),
        verbClasses.findIndex((one) => topic.classes.includes(one)),
        topic.person === null ? 0 : persons.indexOf(topic.person),
      ].join(" ");
    case "strong-ending":
      return `${tenses.length} ${persons.indexOf(topic.person)}`;
    case "haber":
    case "pronoun":
      return String(topic.person === null ? persons.length : persons.indexOf(topic.person));
    case "whole":
      return `${topic.verb} ${tenses.indexOf(topic.tense)} ${persons.indexOf(topic.person)}`;
    case "key":
      return String(explanationKeysOf(topic.family).indexOf(topic.key));
    case "part":
    case "tense-stem":
    case "does-not-change":
      return `${topic.verb} ${skill}`;
    default:
      return skill;
  }
}
