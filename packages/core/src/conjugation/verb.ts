export const verbClasses = ["ar", "er", "ir"] as const;
export type VerbClass = (typeof verbClasses)[number];

/** An infinitive as the engine reads it. */
export type Infinitive = {
  /** With -se when reflexive: `levantarse`. */
  infinitive: string;
  /** Without -se: `levantar`. */
  base: string;
  verbClass: VerbClass;
  reflexive: boolean;
};

/** The class of an infinitive without -se. */
export function classOf(base: string): VerbClass {
  if (base.endsWith("ar")) return "ar";
  return base.endsWith("er") ? "er" : "ir";
}

/** A verb from its infinitive without -se. */
export function verbOf(base: string, reflexive: boolean): Infinitive {
  const infinitive = reflexive ? `${base}se` : base;
  return { infinitive, base, verbClass: classOf(base), reflexive };
}
