import { classNames } from "./class-names.ts";

type FiguresProps = {
  figures: readonly {
    term: string;
    /** As it is written: 1 234, 67 %. */
    value: string;
    /** What the colour says is said by the term too. */
    tone?: "right" | "wrong";
  }[];
};

const inks = { right: "text-leaf", wrong: "text-geranium" } as const;

/** A few numbers that matter, large, each above what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {figures.map(({ term, value, tone }) => (
        <div key={term} className="flex min-w-0 flex-col">
          <dt className="order-2 text-[0.9375rem] text-ink-soft">{term}</dt>
          <dd
            className={classNames(
              "order-1 font-display text-[clamp(1.5rem,1rem+2.4vw,2.5rem)] font-extrabold tabular-nums",
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
