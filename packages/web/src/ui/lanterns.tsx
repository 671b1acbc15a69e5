import { buntingShape } from "./bunting-shape.ts";
import { classNames } from "./class-names.ts";

/** The time between one lantern that lights up and the next. */
const STEP_MS = 60;

type LanternsProps = {
  /** Flags of the bunting. */
  total: number;
  /** The flags before which a lantern hangs, counted from 0. */
  before: readonly number[];
  isLit: boolean;
  /** Whether the lanterns light up one after the other when they appear. */
  inTurn?: boolean;
};

/** Lanterns that hang from a bunting with the same flags. Place both in a positioned box of the same width. */
export function Lanterns({ total, before, isLit, inTurn = false }: LanternsProps) {
  const { width, flags } = buntingShape(total);
  const share = (length: number) => `${(100 * length) / width}%`;
  return before.flatMap((place, index) => {
    const flag = flags[place];
    if (flag === undefined) return [];
    return (
      <svg
        key={place}
        viewBox="0 0 48 84"
        aria-hidden
        data-lantern
        strokeWidth="1.5"
        className="absolute top-0 w-6 -translate-x-1/2 sm:w-11"
        // A share of the width, because the cord sags by a share of the width.
        style={{ left: share(flag.from.x), marginTop: share(flag.from.y) }}
      >
        <path d="M24 0v46" className="stroke-ink-soft" />
        <ellipse cx="24" cy="58" rx="13" ry="11" className="fill-card stroke-ink" />
        <g
          className={classNames(
            "fill-marigold transition-opacity duration-600",
            !isLit && "opacity-0",
            inTurn && "motion-safe:animate-light",
          )}
          style={inTurn ? { animationDelay: `${index * STEP_MS}ms` } : undefined}
        >
          <circle cx="24" cy="58" r="23" fillOpacity="0.35" />
          <ellipse cx="24" cy="58" rx="13" ry="11" className="stroke-ink" />
        </g>
        <path d="M24 47c-6 4-6 18 0 22m0-22c6 4 6 18 0 22" className="fill-none stroke-geranium" />
        <path d="M18 45h12v3H18zm0 23h12v3H18z" className="fill-ink" />
        <path d="M24 71v9" className="stroke-geranium" strokeWidth="2" />
      </svg>
    );
  });
}
