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

/** A flag for a language of the interface; the name of the language stands beside it. */
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
