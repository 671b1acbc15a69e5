import { Bunting } from "./bunting.tsx";

/** Flags on the string of a level, unless the level has fewer steps. */
const FLAGS = 20;

type LevelBuntingProps = {
  /** Steps gone since the level began. */
  done: number;
  /** Steps from this level to the next; null at the highest. */
  span: number | null;
  className?: string;
};

/** A level as bunting: long levels share their steps out among the flags. */
export function LevelBunting({ done, span, className = "" }: LevelBuntingProps) {
  const total = Math.min(span ?? FLAGS, FLAGS);
  const won = span === null ? total : Math.floor((done / span) * total);
  return <Bunting done={won} total={total} className={className} />;
}
