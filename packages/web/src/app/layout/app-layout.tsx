import { type FocusEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LevelUp } from "#features/level-up/level-up.tsx";
import { StatsBar } from "#features/statistics-bar/statistics-bar.tsx";
import { WelcomeDialog } from "#features/welcome/welcome-dialog.tsx";
import { ProgressNotices } from "#progress/progress-notices.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ShortcutsProvider } from "./shortcuts-provider.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { SignOutProvider } from "./sign-out-provider.tsx";
import { TopBar } from "./top-bar.tsx";
import { useHasStatsBar } from "./use-has-stats-bar.ts";
import { useShownFamily } from "./use-shown-family.ts";
import { useSideNavigation } from "./use-side-navigation.ts";

/** Top bar, navigation, the page, and the statistics at the bottom. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const side = useSideNavigation();
  const family = useShownFamily();
  const skip = useRef<HTMLAnchorElement>(null);

  /** Who skips to the content of a page that begins with a field goes on to that field. */
  function goToField({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget !== skip.current) return;
    currentTarget.querySelector<HTMLElement>("[data-start]")?.focus();
  }

  const hasStatsBar = useHasStatsBar();
  return (
    <SignOutProvider>
      <ShortcutsProvider>
        <a
          href="#content"
          ref={skip}
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-xl bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
        >
          {t("navigation.skip")}
        </a>
        <TopBar menu={<MobileMenu open={side.drawer.open} onOpenChange={side.drawer.setOpen} />} />
        <div className="flex">
          <SideNavigation expanded={side.expanded} onToggle={side.toggle} />
          <main
            id="content"
            tabIndex={-1}
            onFocus={goToField}
            className="min-w-0 flex-1 pb-(--foot) outline-none"
          >
            <ProgressNotices />
            {children}
          </main>
        </div>
        {hasStatsBar && <StatsBar exerciseKey={family} />}
        <WelcomeDialog />
        <LevelUp />
      </ShortcutsProvider>
    </SignOutProvider>
  );
}
