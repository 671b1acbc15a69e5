import { classNames } from "./class-names.ts";

/** Classes of a square 44 px control, for `IconButton` and triggers of Base UI. */
export function iconButtonClass(className?: string): string {
  return classNames(
    "inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink transition-colors hover:bg-ink/7",
    className,
  );
}
