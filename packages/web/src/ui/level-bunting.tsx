import { Bunting } from "./bunting.tsx";

/** Flags on the string of every level. */
const FLAGS = 20;

type LevelBuntingProps = {
  /** Steps gone since the level began. */
  done: number;
  /** Steps from this level to the next; null at the highest. */
  span: number | null;
  className?: string;
};

/** A level as bunting: its steps are shared out among the flags. */
export function LevelBunting({ done, span, className = "" }: LevelBuntingProps) {
  const won = span === null ? FLAGS : Math.floor((done / span) * FLAGS);
  return <Bunting done={won} total={FLAGS} className={className} />;
}
