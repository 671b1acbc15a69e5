import { Flag } from "./flag.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type LanguageLabelProps = { code: Parameters<typeof Flag>[0]["code"]; name: string };

/** A language to choose by its flag and its code, underlined where it is the chosen one; its name is read out. */
export function LanguageLabel({ code, name }: LanguageLabelProps) {
  return (
    <>
      <Flag code={code} />
      <span className="decoration-marigold decoration-[3px] underline-offset-6 group-aria-pressed:underline group-aria-[current=page]:underline">
        {code}
      </span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
}

/** Classes of the link or button around a {@link LanguageLabel}. */
export const languageLabelClass =
  "group inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-xl px-1.5 text-sm font-semibold text-ink-soft uppercase hover:bg-ink/7 aria-pressed:text-ink aria-[current=page]:text-ink sm:gap-2 sm:px-3 sm:text-[0.9375rem] max-sm:[&>svg]:h-3.5 max-sm:[&>svg]:w-5";
