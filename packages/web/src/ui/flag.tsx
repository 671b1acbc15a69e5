import type { ReactNode } from "react";

const drawings = {
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#1f3c88" d="M0 0h8v16H0z" />
      <path fill="#d8293c" d="M16 0h8v16h-8z" />
    </>
  ),
  nl: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#ae1c28" d="M0 0h24v5.33H0z" />
      <path fill="#21468b" d="M0 10.67h24V16H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h24v16H0z" />
      <path fill="#ffc400" d="M0 4h24v8H0z" />
      <path fill="#ad1519" d="M5 6h3v3.2a1.5 1.5 0 0 1-3 0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** A decorative flag for a language. */
export function Flag({ code }: { code: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 16"
      aria-hidden
      className="h-4 w-6 shrink-0 overflow-hidden rounded-[0.1875rem] ring-1 ring-edge/50"
    >
      {drawings[code]}
    </svg>
  );
}

type LanguageLabelProps = { code: Parameters<typeof Flag>[0]["code"]; name: string };

/** Flag and code of a language, underlined when selected. Screen readers read its name. */
export function LanguageLabel({ code, name }: LanguageLabelProps) {
  return (
    <>
      <Flag code={code} />
      <span className="decoration-marigold decoration-[3px] underline-offset-6 group-aria-pressed:underline group-aria-[current=page]:underline">
        {code}
      </span>
      <span className="sr-only"> {name}</span>
    </>
  );
}

/** Classes of the link or button around a {@link LanguageLabel}. */
export const languageLabelClass =
  "group inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-xl px-1.5 text-sm font-semibold text-ink-soft uppercase hover:bg-ink/7 aria-pressed:text-ink aria-[current=page]:text-ink sm:gap-2 sm:px-3 sm:text-[0.9375rem] max-sm:[&>svg]:h-3.5 max-sm:[&>svg]:w-5";
