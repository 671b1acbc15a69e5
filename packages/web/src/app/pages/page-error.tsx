import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useOnline } from "#lib/use-online.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { reloadPage } from "../lazy-page.ts";

/** Replaces a page that could not be loaded or rendered. */
export function PageError({ error, reset }: ErrorComponentProps) {
  return areNodesGone(error) ? <Afresh render={reset} /> : <Failure />;
}

/**
 * Whether React failed because a page translator or an extension has moved its nodes. Rendering again loses nothing,
 * because the page's components do not hold what learners have typed.
 */
function areNodesGone(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}

/** Renders the page again before the browser paints. React itself stops an endless loop. */
function Afresh({ render }: { render: () => void }): null {
  useLayoutEffect(() => render(), [render]);
  return null;
}

/**
 * A message with a reload button, because a reload repairs most failures. Offline, the page's code may be missing on
 * this device, and the page reloads when the network returns.
 */
function Failure() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const kind = isOnline ? "failed" : "offline";
  useReloadWhenOnline();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 px-4 py-12 sm:px-8">
      <Bunting done={0} total={7} className="max-w-56" />
      <PageHeading title={t(`pages.${kind}.title`)}>{t(`pages.${kind}.title`)}</PageHeading>
      <p className="text-ink-soft">{t(`pages.${kind}.message`)}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void reloadPage()}>{t("common.retry")}</Button>
        <a href={isOnline ? "/" : "/app"} className={buttonClass({ variant: "secondary" })}>
          {t(isOnline ? "pages.notFound.home" : "pages.backToApp")}
        </a>
      </p>
    </div>
  );
}

function useReloadWhenOnline(): void {
  useEffect(() => {
    const reload = () => void reloadPage();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
}

/** The page for failures outside of the learner's layout, or of the layout itself. */
export function FullPageError(props: ErrorComponentProps) {
  return (
    <main id="content">
      <PageError {...props} />
    </main>
  );
}
