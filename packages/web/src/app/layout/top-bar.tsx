import type { ReactNode } from "react";
import { WaitingStatus } from "#progress/waiting-status.tsx";
import { HomeLink } from "./home-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Always at hand: home, what still waits to be sent, language, account. */
export function TopBar({ menu }: { menu: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 flex h-15 items-center gap-1 border-b border-line bg-paper px-2 sm:gap-2 sm:px-4 [@media(max-height:30rem)]:static">
      <div className="md:hidden">{menu}</div>
      <HomeLink />
      <div className="ml-auto flex items-center gap-1">
        <WaitingStatus />
        <LanguageMenu />
        <UserMenu />
      </div>
    </header>
  );
}
