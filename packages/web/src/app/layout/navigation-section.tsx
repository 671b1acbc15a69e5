import { type ReactNode, useId } from "react";

type NavigationSectionProps = { title?: string; expanded: boolean; children: ReactNode };

/** A group of the menu under its title. */
export function NavigationSection({ title, expanded, children }: NavigationSectionProps) {
  const titleId = useId();
  return (
    <div>
      {title !== undefined && (
        <p
          id={titleId}
          className={
            expanded ? "mb-1 px-3 font-display text-lg font-bold tracking-[-0.01em]" : "sr-only"
          }
        >
          {title}
        </p>
      )}
      <ul aria-labelledby={title === undefined ? undefined : titleId} className="flex flex-col">
        {children}
      </ul>
    </div>
  );
}
