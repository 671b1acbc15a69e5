import { Outlet, useLocation, useParams, useSearch } from "@tanstack/react-router";
import { fallbackLanguage, isLanguage, type Language } from "@verbena/core/languages";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Stage, StageTop } from "#features/exercise/components/stage.tsx";
import { StageBack, StageMenu } from "#features/exercise/components/stage-menu.ts";
import { changeLanguage, useTranslation } from "#i18n/use-translation.ts";
import { VISITOR_ID } from "#lib/visitor.ts";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { useAnswerCount } from "#progress/use-answer-count.ts";
import { PublicPlaceLink } from "#public-pages/public-place-link.tsx";
import { readLastUser } from "#session/last-user.ts";
import { useSession } from "#session/use-session.ts";
import { VisitorSession } from "#session/visitor-session.tsx";
import { IconAnchor } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { PlaceLinkContext } from "#ui/place-link.tsx";
import { Logo } from "#ui/signs.tsx";
import { Redirect } from "../guards.tsx";
import { registerServiceWorker } from "../register-service-worker.ts";
import { ShortcutsProvider } from "./shortcuts-provider.tsx";
import { VisitorMenu } from "./visitor-menu.tsx";

/** The frame of practice without an account. A learner who is signed in practises in the application instead. */
export function VisitorShell() {
  const { language: code } = useParams({ strict: false });
  const learnersPage = useLearnersPage();
  const { t } = useTranslation();
  const { status } = useSession();
  const isVisitor = useIsVisitorsPage();
  const language = code !== undefined && isLanguage(code) ? code : fallbackLanguage;
  usePathLanguage(language);
  if (!isVisitor && status === "signed-in") return <Redirect href={learnersPage} />;
  const loading = (
    <StageFrame>
      <Stage top={<StageTop />}>
        <Loading />
      </Stage>
    </StageFrame>
  );
  return (
    <StageBack value={{ href: `/${language}/try`, label: t("visitor.levels") }}>
      {isVisitor ? (
        <VisitorSession language={language}>
          <ProgressProvider userId={VISITOR_ID} waiting={loading}>
            <OfflineUse />
            <PlaceLinkContext value={PublicPlaceLink}>
              <ShortcutsProvider>
                <Page language={language} />
              </ShortcutsProvider>
            </PlaceLinkContext>
          </ProgressProvider>
        </VisitorSession>
      ) : (
        loading
      )}
    </StageBack>
  );
}

/** The address of the same page for a learner who is signed in. */
function useLearnersPage(): string {
  const { family, verbs, section } = useSearch({ strict: false });
  const [, board, help] =
    useLocation({ select: ({ href }) => /^\/\w+\/try(?:(\/board\b.*)|(\/help\b))/.exec(href) }) ??
    [];
  if (board !== undefined) return `/app${board}`;
  if (help !== undefined) return `/app/classes${help}`;
  if (family === undefined) return "/app";
  const part = String(
    new URLSearchParams({ ...(verbs && { verbs }), ...(section && { section }) }),
  );
  return `/app/exercise/${family}${part && `?${part}`}`;
}

/** The page, as a stage or, for choices and the help, below a line with the menu. */
function Page({ language }: { language: Language }) {
  const { t } = useTranslation();
  const isStage = useLocation({
    select: ({ pathname }) => !/\/(drill|board|help)\/?$/.test(pathname),
  });
  if (isStage) {
    return (
      <StageFrame>
        <StageMenu value={<VisitorMenu />}>
          <Outlet />
        </StageMenu>
      </StageFrame>
    );
  }
  return (
    <>
      <header className="flex min-h-15 flex-wrap items-center border-b border-line bg-paper px-2 sm:px-4">
        <IconAnchor icon={ArrowLeft} href={`/${language}/try`} label={t("visitor.levels")} />
        <a
          href={`/?lng=${language}`}
          aria-label={`verbena, ${t("navigation.home")}`}
          className="flex min-h-11 items-center rounded-xl px-2"
        >
          <Logo className="-mt-1" />
        </a>
        <div className="ml-auto">
          <VisitorMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </>
  );
}

function StageFrame({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      data-stage
      className="flex h-[calc(100dvh-var(--covered,0px))] min-w-0 flex-col outline-none"
    >
      {children}
    </main>
  );
}

/**
 * Whether a visitor uses the page. In a browser in which nobody was signed in, this does not wait for the server. Once
 * true, it stays true: a sentence that somebody can see is not replaced.
 */
function useIsVisitorsPage(): boolean {
  const { status } = useSession();
  const [isDecided, setDecided] = useState(false);
  useEffect(() => {
    if (status !== "loading") return;
    let isWaiting = true;
    void readLastUser().then((last) => {
      if (isWaiting && last === undefined) setDecided(true);
    });
    return () => {
      isWaiting = false;
    };
  }, [status]);
  const isVisitor = isDecided || status === "signed-out" || status === "unreachable";
  if (isVisitor && !isDecided) setDecided(true);
  return isVisitor;
}

/** Shows the interface in the language of the address. */
function usePathLanguage(language: Language): void {
  useEffect(() => {
    // If the texts cannot be loaded, the page keeps its language.
    changeLanguage(language).catch(() => undefined);
  }, [language]);
}

/** A visitor with this many answers will probably practise again, perhaps offline. */
const ANSWERS_BEFORE_DOWNLOAD = 10;

function OfflineUse(): null {
  const isKeen = useAnswerCount() >= ANSWERS_BEFORE_DOWNLOAD;
  useEffect(() => {
    if (isKeen) registerServiceWorker();
  }, [isKeen]);
  return null;
}
