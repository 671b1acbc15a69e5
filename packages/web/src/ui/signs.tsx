import { classNames } from "./class-names.ts";

/** The name of the product as a logo. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        "font-display text-[1.625rem] leading-none font-bold tracking-[-0.03em] text-ink",
        className,
      )}
    >
      verbena
    </span>
  );
}

/** A shining lantern, shown for a perfect answer. */
export function CelebrationSign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path
        d="M16 2v4M5.4 6.4l2.8 2.8M26.6 6.4l-2.8 2.8M2 17h4M26 17h4"
        className="stroke-marigold"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M12 11h8v2h-8zM12 25h8v2h-8z" className="fill-ink" />
      <ellipse cx="16" cy="19" rx="8" ry="6.5" className="fill-marigold" />
      <path
        d="M16 12.5c-2.4 2-2.4 11 0 13M16 12.5c2.4 2 2.4 11 0 13"
        className="fill-none stroke-geranium"
        strokeWidth="1.5"
      />
      <path d="M16 27v3.5" className="stroke-geranium" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
