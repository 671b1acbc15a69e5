import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { FestivalBunting } from "#ui/bunting.tsx";
import { Logo } from "#ui/signs.tsx";
import { Street } from "#ui/street.tsx";
import { LanguageChoice } from "./language-choice.tsx";

type VisitorLayoutProps = {
  children: ReactNode;
  /** Whether to show the bunting and the street of the landing page. */
  festive?: boolean;
};

/** The layout of pages that need no account: home link and languages. */
export function VisitorLayout({ children, festive = false }: VisitorLayoutProps) {
  const { t } = useTranslation();
  return (
    <>
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
      {festive && (
        <>
          <FestivalBunting />
          <div className="relative -mt-6 h-35 overflow-hidden short:hidden">
            <Street />
          </div>
        </>
      )}
      {children}
    </>
  );
}
