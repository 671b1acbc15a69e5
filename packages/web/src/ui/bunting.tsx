import { type BuntingFlag, hangBunting } from "./bunting-shape.ts";
import { classNames } from "./class-names.ts";

type BuntingProps = {
  /** Number of coloured flags. */
  done: number;
  /** Which of the `done` flags are pale, for wrong answers. */
  missed?: readonly boolean[];
  total: number;
  /** Number of flags that fit the width, so that shorter strings have the same scale. */
  places?: number;
  /** Accessible name. Without one, screen readers skip the bunting. */
  label?: string;
  /** Whether the last coloured flag sways once. */
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

const FLAGS_MAX = 20;

type LevelBuntingProps = {
  /** Steps since the level began. */
  done: number;
  /** Steps from this level to the next; null for the highest level. */
  span: number | null;
  className?: string;
};

/** Progress within a level: one flag per step, or 20 flags for more steps. */
export function LevelBunting({ done, span, className = "" }: LevelBuntingProps) {
  const flags = Math.min(FLAGS_MAX, span ?? FLAGS_MAX);
  const won = span === null ? flags : Math.floor((done / span) * flags);
  return <Bunting done={won} total={flags} places={FLAGS_MAX} className={className} />;
}

/** Number of verbs in the smallest conjugation family. */
const VERBS = 54;

/** A decorative string across the whole page, for visitors. */
export function FestivalBunting() {
  return (
    <div className="flex justify-center overflow-hidden">
      <Bunting done={VERBS} total={VERBS} className="min-w-300 shrink-0" />
    </div>
  );
}
