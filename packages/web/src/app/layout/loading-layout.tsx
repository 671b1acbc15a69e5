import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Logo } from "#ui/signs.tsx";

/** The layout of the application while session or progress load. */
export function LoadingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="flex h-15 items-center border-b border-line bg-paper px-2 max-md:pl-14 sm:px-4">
        <HomeLink />
      </header>
      <main id="content">{children}</main>
    </>
  );
}

/** The logo, a link to the dashboard. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <Link
      to="/app"
      aria-label={`verbena, ${t("navigation.home")}`}
      title={t("navigation.home")}
      className="flex min-h-11 items-center rounded-xl px-2"
    >
      <Logo className="-mt-1" />
    </Link>
  );
}
