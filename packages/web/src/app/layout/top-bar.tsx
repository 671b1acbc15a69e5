import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { WaitingStatus } from "#progress/waiting-status.tsx";
import { Logo } from "#ui/logo.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Always at hand: home, what still waits to be sent, language, account. */
export function TopBar({ menu }: { menu: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-30 flex h-15 items-center gap-1 border-b border-line bg-paper px-2 sm:gap-2 sm:px-4 [@media(max-height:30rem)]:static">
      <div className="md:hidden">{menu}</div>
      <Link
        to="/app"
        aria-label={`verbena, ${t("navigation.home")}`}
        title={t("navigation.home")}
        className="flex min-h-11 items-center rounded-xl px-2"
      >
        <Logo className="-mt-1" />
      </Link>
      <div className="ml-auto flex items-center gap-1">
        <WaitingStatus />
        <LanguageMenu />
        <UserMenu />
      </div>
    </header>
  );
}
