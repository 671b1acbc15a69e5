import { classNames } from "./class-names.ts";

type FiguresProps = {
  figures: readonly {
    term: string;
    /** Formatted: 1 234, 67 %. */
    value: string;
    /** Colour. The term says the same. */
    tone?: "right" | "wrong";
  }[];
  /** Smaller, to stand beside a heading. */
  compact?: boolean;
};

const inks = { right: "text-leaf", wrong: "text-geranium" } as const;

const looks = {
  large: {
    list: "grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4",
    term: "text-[0.9375rem]",
    value: "text-[clamp(1.5rem,1rem+2.4vw,2.5rem)]",
  },
  compact: {
    list: "flex flex-wrap gap-x-6 gap-y-2 sm:gap-x-8",
    term: "text-sm",
    value: "text-xl/tight",
  },
} as const;

/** A few large numbers with their terms. */
export function Figures({ figures, compact = false }: FiguresProps) {
  const look = compact ? looks.compact : looks.large;
  return (
    <dl className={look.list}>
      {figures.map(({ term, value, tone }) => (
        <div key={term} className="flex min-w-0 flex-col">
          <dt className={classNames("order-2 text-ink-soft", look.term)}>{term}</dt>
          <dd
            className={classNames(
              "order-1 font-display font-extrabold tabular-nums",
              look.value,
              tone && inks[tone],
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
