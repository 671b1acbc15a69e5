import { createLink } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

/** For `activeOptions`: a link is current on its own page, with any search parameters. On subpages it is not. */
export const exactMatch = { exact: true, includeSearch: false };

type ItemProps = {
  /** Absent for the links that a family's row opens to. */
  icon?: LucideIcon | undefined;
  /** A few Spanish letters in place of an icon. */
  sign?: string | undefined;
  expanded: boolean;
  children: ReactNode;
};

/** The look of everything in the menu that can be pressed. */
export function itemClass(expanded: boolean): string {
  return classNames(
    "flex min-h-11 w-full items-center gap-2.5 rounded-xl text-left hover:bg-ink/7",
    "aria-[current]:bg-marigold-wash aria-[current]:font-semibold",
    expanded ? "py-1 pr-2 pl-3" : "justify-center",
  );
}

/**
 * The name of an item, shown on hover while the navigation is collapsed. Callers pass a string while the navigation is
 * collapsed.
 */
function tooltip(expanded: boolean, children: ReactNode): string | undefined {
  return expanded || typeof children !== "string" ? undefined : children;
}

function ItemContent({ icon: Icon, sign, expanded, children }: ItemProps) {
  return (
    <>
      {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />}
      {sign !== undefined && (
        <span aria-hidden lang="es" className="text-[0.8125rem] font-semibold text-ink-soft">
          {sign}
        </span>
      )}
      <span className={expanded ? "flex min-w-0 flex-1 items-center gap-1.5" : "sr-only"}>
        {children}
      </span>
    </>
  );
}

/** A link to a page, marked when it is the current page. */
export const NavigationLink = createLink(function ItemAnchor({
  icon,
  sign,
  expanded,
  children,
  ...rest
}: ComponentProps<"a"> & ItemProps) {
  return (
    <li>
      <a {...rest} title={tooltip(expanded, children)} className={itemClass(expanded)}>
        <ItemContent icon={icon} sign={sign} expanded={expanded}>
          {children}
        </ItemContent>
      </a>
    </li>
  );
});

type NavigationButtonProps = ItemProps & { onClick: () => void };

/** A button in the navigation. */
export function NavigationButton({ onClick, ...item }: NavigationButtonProps) {
  const { expanded, children } = item;
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        title={tooltip(expanded, children)}
        className={itemClass(expanded)}
      >
        <ItemContent {...item} />
      </button>
    </li>
  );
}

type NavigationSectionProps = { title?: string; expanded: boolean; children: ReactNode };

/** A group of navigation items with its title. */
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

/** A number behind the name of an item. */
export function NavigationCount({ count }: { count: number }) {
  return (
    <span className="min-w-6 rounded-full bg-ink px-1.5 text-center text-sm font-semibold text-paper tabular-nums">
      {count}
    </span>
  );
}
