import { useLocation, useParams } from "@tanstack/react-router";
import { defaultFamily, type Family, isFamily } from "@verbena/core/families";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { StageMenu } from "#features/exercise/components/stage-menu.ts";
import { LevelUp } from "#features/level-up/level-up.tsx";
import { StatisticsBar } from "#features/statistics-bar/statistics-bar.tsx";
import { Welcome } from "#features/welcome/welcome.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { WaitingStatus } from "#learner-ui/waiting-status.tsx";
import { useLastPractisedFamily } from "#progress/use-progress.ts";
import { stageClass } from "#ui/frame-classes.ts";
import { Later } from "#ui/later.tsx";
import { startFieldIn } from "#ui/page.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { HomeLink } from "./loading-layout.tsx";
import { ProgressNotices } from "./progress-notices.tsx";
import { ShortcutsProvider } from "./shortcuts-provider.tsx";
import {
  MobileMenu,
  NavigationDrawer,
  SideNavigation,
  useSideNavigation,
} from "./side-navigation.tsx";
import { SignOutProvider } from "./sign-out-provider.tsx";
import { StageNavigation } from "./stage-navigation.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Top bar, navigation, the page, and the statistics at the bottom. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isStage = useIsStage();
  const navigation = useSideNavigation({ collapsed: isStage });
  const family = useStatisticsBarFamily();
  const isOnDashboard = useLocation({ select: ({ pathname }) => /^\/app\/?$/.test(pathname) });
  const skipLink = useRef<HTMLAnchorElement>(null);

  /** After the skip link, focuses the main field of the page if it has one. */
  function focusStartField({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget !== skipLink.current) return;
    startFieldIn(currentTarget)?.focus();
  }

  const isBoard = useLocation({ select: ({ pathname }) => pathname.startsWith("/app/board/show") });
  const hasStatisticsBar = useHasStatisticsBar();
  const isExercise = useLocation({ select: ({ pathname }) => /^\/app\/exercise\b/.test(pathname) });
  const isReview = useLocation({ select: ({ pathname }) => /^\/app\/review\b/.test(pathname) });
  const levelScope = isStage ? "this-tab" : isOnDashboard && "all";
  if (isBoard) {
    // The board needs the whole screen.
    return (
      <main id="content" tabIndex={-1} className="h-dvh outline-none">
        {children}
      </main>
    );
  }
  return (
    <SignOutProvider>
      <ShortcutsProvider>
        <a
          href="#content"
          ref={skipLink}
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-xl bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
        >
          {t("navigation.skip")}
        </a>
        {!isStage && (
          <TopBar
            menu={
              !navigation.isBeside && (
                <MobileMenu
                  open={navigation.drawer.open}
                  onOpenChange={navigation.drawer.setOpen}
                />
              )
            }
          />
        )}
        {isStage && (
          <Later>
            <NavigationDrawer
              open={navigation.drawer.open}
              onOpenChange={navigation.drawer.setOpen}
            />
          </Later>
        )}
        <div className="flex">
          {navigation.isBeside && (
            <SideNavigation
              expanded={navigation.expanded}
              onToggle={navigation.toggle}
              onStage={
                isStage ? <StageNavigation family={isExercise ? family : undefined} /> : undefined
              }
            />
          )}
          <main
            id="content"
            tabIndex={-1}
            data-stage={isStage || undefined}
            onFocus={focusStartField}
            className={isStage ? stageClass : "min-w-0 flex-1 pb-(--stats-bar-height) outline-none"}
          >
            <ProgressNotices />
            <StageMenu value={isStage ? <UserMenu alone /> : null}>{children}</StageMenu>
          </main>
        </div>
        {hasStatisticsBar && (
          <StatisticsBar family={family} isOverall={isReview || isOnDashboard} />
        )}
        <Later>
          <Welcome isOnDashboard={isOnDashboard} />
          {levelScope && <LevelUp key={levelScope} scope={levelScope} />}
        </Later>
      </ShortcutsProvider>
    </SignOutProvider>
  );
}

/** Whether the page has a line of its own at the top. The navigation then shows only icons. */
function useIsStage(): boolean {
  return useLocation({
    select: ({ pathname }) =>
      /^\/app\/(?:assignments|exercise|review|drill\/practice|placement\/test)\b/.test(pathname),
  });
}

/** The paths with the statistics bar: the dashboard, practice, selections, and failed lists. */
const pathsWithBar = /^\/app(\/exercise(\/[^/]+)?|\/review|\/packages\/[^/]+(\/failed)?)?\/?$/;

/** Whether the page has the statistics bar at the bottom. */
function useHasStatisticsBar(): boolean {
  return useLocation({ select: ({ pathname }) => pathsWithBar.test(pathname) });
}

/** The family of the page, or the one practised last. */
function useStatisticsBarFamily(): Family {
  const { family } = useParams({ strict: false });
  const lastPractised = useLastPractisedFamily();
  const isExercise = useLocation({ select: ({ pathname }) => /^\/app\/exercise\b/.test(pathname) });
  if (family !== undefined && isFamily(family)) return family;
  return isExercise ? defaultFamily : lastPractised;
}

function TopBar({ menu }: { menu: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 flex min-h-15 flex-wrap items-center gap-1 border-b border-line bg-paper px-2 sm:gap-2 sm:px-4 [@media(max-height:30rem)]:static">
      {menu}
      <HomeLink />
      <div className="ml-auto flex items-center gap-1">
        <WaitingStatus />
        <LanguageMenu />
        <UserMenu />
      </div>
    </header>
  );
}
