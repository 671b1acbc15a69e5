import { Bunting } from "./bunting.tsx";

/** A string has no more flags than this. */
const FLAGS_MAX = 20;

type LevelBuntingProps = {
  /** Steps gone since the level began. */
  done: number;
  /** Steps from this level to the next; null at the highest. */
  span: number | null;
  className?: string;
};

/** A level as bunting: a flag for each step where there are few, else its share of the steps. */
export function LevelBunting({ done, span, className = "" }: LevelBuntingProps) {
  const flags = Math.min(FLAGS_MAX, span ?? FLAGS_MAX);
  const won = span === null ? flags : Math.floor((done / span) * flags);
  return <Bunting done={won} total={flags} places={FLAGS_MAX} className={className} />;
}
