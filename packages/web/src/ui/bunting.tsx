import { type BuntingFlag, hangBunting } from "./bunting-shape.ts";
import { classNames } from "./class-names.ts";

type BuntingProps = {
  /** Flags that are won. */
  done: number;
  /** For each flag that is up whether it is a pale one: something was done, and not won. */
  missed?: readonly boolean[];
  /** Flags on the string. */
  total: number;
  /** Flags for which there is room: a shorter string is not drawn larger. */
  places?: number;
  /** What it counts, in words; without it the bunting is decoration beside a text that says it. */
  label?: string;
  /** The flag won last sways once, as it hangs up. */
  sway?: boolean;
  className?: string;
};

const fills = ["fill-marigold", "fill-geranium", "fill-azulejo", "fill-leaf"] as const;

/** A string of festival flags that counts `done` of `total`. */
export function Bunting({
  done,
  missed = [],
  total,
  places = total,
  label,
  sway = false,
  className,
}: BuntingProps) {
  const { width, height, strings, flags } = hangBunting(total, places);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("block w-full overflow-visible", className)}
      role={label === undefined ? "presentation" : "img"}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      {strings.map((d) => (
        <path
          key={d}
          d={d}
          className="fill-none stroke-ink-soft/70"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {flags.map((flag, index) => (
        <Flag
          key={flag.points}
          flag={flag}
          look={index < done ? lookOf(index, missed[index]) : "fill-none stroke-edge/70"}
          swaying={sway && index === done - 1}
        />
      ))}
    </svg>
  );
}

function lookOf(index: number, isMissed = false): string | undefined {
  return isMissed ? "fill-card stroke-ink" : fills[index % fills.length];
}

type FlagProps = { flag: BuntingFlag; look: string | undefined; swaying: boolean };

function Flag({ flag, look, swaying }: FlagProps) {
  return (
    <polygon
      points={flag.points}
      strokeLinejoin="round"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
      className={classNames(look, swaying && "origin-top animate-sway [transform-box:fill-box]")}
    />
  );
}

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

/** A flag for each verb that every family of conjugation has at least. */
const VERBS = 54;

/** A string over the whole street, for those who come from outside. */
export function FestivalBunting() {
  return (
    <div className="flex justify-center overflow-hidden">
      <Bunting done={VERBS} total={VERBS} className="min-w-300 shrink-0" />
    </div>
  );
}
