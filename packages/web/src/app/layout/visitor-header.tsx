import { useTranslation } from "#i18n/use-translation.ts";
import { Logo } from "#ui/signs.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** The head of pages that need no account: home link and languages. */
export function VisitorHeader() {
  const { t } = useTranslation();
  return (
    <header
      data-visitor
      className="mx-auto flex min-h-15 w-full max-w-5xl flex-wrap items-center justify-between gap-x-2 px-2 sm:px-6"
    >
      <a
        href="/"
        aria-label={`verbena, ${t("navigation.home")}`}
        className="flex min-h-11 items-center rounded-xl px-2"
      >
        <Logo className="-mt-1" />
      </a>
      <LanguageChoice />
    </header>
  );
}
