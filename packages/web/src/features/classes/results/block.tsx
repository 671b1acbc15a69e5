import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

type BlockProps = {
  title: string;
  /** Of what time the figures are. */
  detail?: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page about a class. */
export function Block({ title, detail, action, className, children }: BlockProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classNames("flex min-w-0 flex-col gap-3 border-t border-line pt-4", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-4 text-[0.9375rem] text-ink-soft">
          {detail !== undefined && <span>{detail}</span>}
          <span className="contents print:hidden">{action}</span>
        </p>
      </div>
      {children}
    </section>
  );
}
