import type { Ref } from "react";
import { type BuntingFlag, buntingShape } from "./bunting-shape.ts";
import { classNames } from "./class-names.ts";

type BuntingProps = {
  /** Number of coloured flags. */
  done: number;
  /** Which of the `done` flags are pale, for wrong answers. */
  wrong?: readonly boolean[];
  /** Which of the `done` flags have no colour, such as days without practice. */
  empty?: readonly boolean[];
  total: number;
  /** Whether the first flag has a dashed outline while nothing is done: it shows where the count will begin. */
  marksFirst?: boolean;
  /** Accessible name. Without one, screen readers skip the bunting. */
  label?: string;
  /** Whether the last coloured flag sways once. */
  sway?: boolean;
  /**
   * Lets the flags fly up when the bunting appears, each so long after the one before it. Not if the learner prefers reduced
   * motion.
   */
  riseStepMs?: number;
  /** Gives the last coloured flag to the caller. */
  newestFlag?: Ref<SVGPolygonElement>;
  className?: string;
  maxWidth?: string;
};

const fills = ["fill-marigold", "fill-geranium", "fill-azulejo", "fill-leaf"] as const;

/** A string of festival flags that counts `done` of `total`. */
export function Bunting({
  done,
  wrong = [],
  empty = [],
  total,
  marksFirst = false,
  label,
  sway = false,
  riseStepMs,
  newestFlag,
  className,
  maxWidth,
}: BuntingProps) {
  const { width, height, cords, flags } = buntingShape(total);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={classNames("block w-full overflow-visible", className)}
      style={{ maxWidth }}
      role={label === undefined ? "presentation" : "img"}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      {cords.map((d) => (
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
          {...(newestFlag && index === done - 1 && { ref: newestFlag })}
          className={
            index < done && !empty[index]
              ? flagClass(index, wrong[index])
              : marksFirst && done + index === 0
                ? "fill-none stroke-marigold stroke-2 [stroke-dasharray:4_3]"
                : "fill-none stroke-edge/70"
          }
          isSwaying={sway && index === done - 1}
          riseAfterMs={riseStepMs && riseStepMs * index}
        />
      ))}
    </svg>
  );
}

function flagClass(index: number, isWrong = false): string | undefined {
  return isWrong ? "fill-card stroke-ink" : fills[index % fills.length];
}

type FlagProps = {
  flag: BuntingFlag;
  ref?: Ref<SVGPolygonElement>;
  className: string | undefined;
  isSwaying: boolean;
  /** When the flag begins to rise. By default, it does not move. */
  riseAfterMs: number | undefined;
};

function Flag({ flag, ref, className, isSwaying, riseAfterMs }: FlagProps) {
  return (
    <polygon
      ref={ref}
      points={flag.points}
      strokeLinejoin="round"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
      className={classNames(
        className,
        isSwaying && "origin-top animate-sway [transform-box:fill-box]",
        riseAfterMs !== undefined && "motion-safe:animate-hang",
      )}
      style={riseAfterMs === undefined ? undefined : { animationDelay: `${riseAfterMs}ms` }}
    />
  );
}

const falling = {
  className: "fill-geranium stroke-none",
  transform: "translate(22 38) rotate(38 135 20)",
};

/** A short string from which a flag falls, for a page that does not exist. */
export function FallingFlag() {
  const { width, height, cords, flags } = buntingShape(7);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${2 * height}`}
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="block w-full max-w-56 fill-none stroke-edge/70"
    >
      {flags.map(({ points }, index) => (
        <polygon key={points} points={points} {...(index === 4 && falling)} />
      ))}
      <path d={cords[0]} className="stroke-ink-soft/70" />
      <path d="M133 20q-4 14 6 20" strokeDasharray="3 4" />
    </svg>
  );
}

const LEVEL_FLAGS = 20;

type LevelBuntingProps = {
  /** Steps since the level began. */
  done: number;
  /** Steps from this level to the next; null for the highest level. */
  span: number | null;
  /** The number of flags. A short string has about seven. */
  flags?: number;
  className?: string;
};

/** Progress within a level. The string always has the whole width. */
export function LevelBunting({
  done,
  span,
  flags = LEVEL_FLAGS,
  className = "",
}: LevelBuntingProps) {
  const coloured = span === null ? flags : Math.floor((done / span) * flags);
  return <Bunting done={coloured} total={flags} className={className} />;
}

/** Enough flags for wide screens. */
const FESTIVAL_FLAGS = 54;

/** A decorative string across the whole page, for visitors. */
export function FestivalBunting() {
  return (
    <div className="flex justify-center overflow-hidden">
      <Bunting done={FESTIVAL_FLAGS} total={FESTIVAL_FLAGS} className="min-w-300 shrink-0" />
    </div>
  );
}
