import type { SkillTopic } from "./describe-skill.ts";

/** A few Spanish words that stand for a skill in a small space: *-aste* and *tú, -ar*; *tuv-* and *tener*. */
export type SkillLabel = {
  text: string;
  /** Tells the skill from others with the same text. May be empty. */
  detail: string;
};

/** @param example a form that needs the skill; empty if no form does */
export function labelOf(topic: SkillTopic, example: string): SkillLabel {
  switch (topic.kind) {
    case "ending":
      return { text: `-${topic.ending}`, detail: detailOfEnding(topic) };
    case "strong-ending":
      return { text: `-${topic.ending}`, detail: example };
    case "haber":
      return { text: topic.form, detail: topic.person ?? "" };
    case "part":
      return {
        text: topic.part === "participle" ? topic.text : `${topic.text}-`,
        detail: topic.verb,
      };
    case "tense-stem":
    case "does-not-change":
      return { text: `${topic.text}-`, detail: topic.verb };
    case "whole":
      return { text: topic.form, detail: topic.verb };
    case "changed":
    case "unchanged":
      return { text: changes[topic.change][topic.kind], detail: example };
    case "derivation":
      return { text: derivations[topic.rule], detail: example };
    case "spelling":
      return { text: spelled(topic.spelling), detail: example };
    case "pronoun":
      return { text: topic.pronoun, detail: topic.person };
    case "place":
      return { text: example, detail: places[topic.rule] };
    case "accent":
      return { text: example, detail: marks[topic.mark] };
    case "last-accent":
      return { text: example, detail: "aguda" };
    case "agreement":
      return { text: example, detail: "no cambia" };
    case "usted":
      return { text: "usted", detail: example };
    case "key":
      return { text: topic.choice, detail: "" };
  }
}

const MOST_CLASSES = 3;

function detailOfEnding({ person, classes }: Extract<SkillTopic, { kind: "ending" }>): string {
  const verbs = classes.map((one) => `-${one}`).join("/");
  return [person, classes.length < MOST_CLASSES ? verbs : null].filter(Boolean).join(", ");
}

type TopicOf<Kind extends SkillTopic["kind"]> = Extract<SkillTopic, { kind: Kind }>;

const changes = {
  "e-ie": { changed: "e → ie", unchanged: "e = e" },
  "o-ue": { changed: "o → ue", unchanged: "o = o" },
  "e-i": { changed: "e → i", unchanged: "e = e" },
  "o-u": { changed: "o → u", unchanged: "o = o" },
  zco: { changed: "c → zc", unchanged: "c = c" },
  "y-insertion": { changed: "+ y", unchanged: "sin y" },
} as const satisfies Record<TopicOf<"changed">["change"], Record<"changed" | "unchanged", string>>;

const derivations = {
  "from-yo": "yo → subj.",
  "from-ellos": "ellos → subj.",
  "like-él": "él → tú",
  "from-subjuntivo": "subj. → imp.",
} as const satisfies Record<TopicOf<"derivation">["rule"], string>;

const spelled = (spelling: TopicOf<"spelling">["spelling"]) =>
  spelling === "dropped-i" ? "sin i" : spelling.replace("-", " → ");

const places = {
  "before-verb": "me + verbo",
  "before-haber": "me + he",
  attached: "verbo + te",
  "lost-s": "sin s",
  "lost-d": "sin d",
} as const satisfies Record<TopicOf<"place">["rule"], string>;

const marks = {
  ía: "-ía",
  "third-last": "esdrújula",
  hiatus: "hiato",
  stem: "raíz",
  "attached-pronoun": "con pronombre",
  "one-syllable": "una sílaba",
  "none monosyllable": "sin tilde",
  "none strong-preterite": "sin tilde",
} as const satisfies Record<TopicOf<"accent">["mark"], string>;
