import type { VerbClass } from "./endings.ts";

/** A verb as the engine reads it. */
export type Infinitive = {
  /** With -se when reflexive: `levantarse`. */
  infinitive: string;
  /** Without -se: `levantar`. */
  base: string;
  verbClass: VerbClass;
  reflexive: boolean;
  /** Whether it is known to be a verb; others are conjugated as the rules say. */
  known: boolean;
};
