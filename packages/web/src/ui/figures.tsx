import { classNames } from "./class-names.ts";

type FiguresProps = {
  figures: readonly {
    term: string;
    /** The formatted value: 1 234, 67 %. */
    value: string;
    /** The colour of the figure. The term must say the same in words. */
    tone?: "right" | "wrong";
  }[];
  /** Whether the figures are small enough to stand beside a heading. */
  compact?: boolean;
};

const colours = { right: "text-leaf", wrong: "text-geranium" } as const;

const styles = {
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
  const style = compact ? styles.compact : styles.large;
  return (
    <dl className={style.list}>
      {figures.map(({ term, value, tone }) => (
        <div key={term} className="flex min-w-0 flex-col">
          <dt className={classNames("order-2 text-ink-soft", style.term)}>{term}</dt>
          <dd
            className={classNames(
              "order-1 font-display font-bold tabular-nums",
              style.value,
              tone && colours[tone],
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
