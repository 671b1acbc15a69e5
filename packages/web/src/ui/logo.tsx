import { classNames } from "./class-names.ts";

/** The name of the product, as it is written. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        "font-display text-[1.625rem] leading-none font-extrabold tracking-[-0.03em] text-ink",
        className,
      )}
    >
      verbena
    </span>
  );
}
