import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

type SectionProps = {
  title: string;
  intro?: string;
  className?: string;
  /** Gets the id of the heading, for a list that it names. */
  children: ReactNode | ((headingId: string) => ReactNode);
};

/** A part of a tab, under its heading. */
export function Section({ title, intro, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classNames("flex min-w-0 flex-col gap-5 border-t border-line pt-6", className)}
    >
      <div>
        <h2 id={headingId} className="text-2xl">
          {title}
        </h2>
        {intro !== undefined && <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>}
      </div>
      {typeof children === "function" ? children(headingId) : children}
    </section>
  );
}
