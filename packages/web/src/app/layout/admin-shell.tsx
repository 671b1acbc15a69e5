import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { OpenReportCount } from "#features/content-care/open-report-count.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { AdminOnly } from "../guards.tsx";
import { AppShell } from "./app-shell.tsx";
import { exactMatch } from "./navigation-item.tsx";

/** The frame of administrators' pages, in the layout of learners' pages. */
export function AdminShell() {
  return (
    <AdminOnly>
      <AdminPages />
    </AdminOnly>
  );
}

function AdminPages() {
  const { needsTwoFactor } = useUser();
  if (needsTwoFactor) return <AppShell instead={<TwoFactorRequired />} />;
  return <AppShell above={<AdminNavigation />} />;
}

/** Shown to administrators until they set up a second factor. */
function TwoFactorRequired() {
  const { t } = useTranslation();
  const title = t("administration.locked.title");
  return (
    <PageBody>
      <PageHeading title={title}>{title}</PageHeading>
      <p>{t("administration.locked.text")}</p>
      <div>
        <ButtonLink to="/app/profile" hash="two-factor">
          {t("administration.locked.link")}
        </ButtonLink>
      </div>
    </PageBody>
  );
}

/** Links between the pages of administration. */
function AdminNavigation() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t("administration.pages")}
      className="mx-auto -mb-2 w-full max-w-5xl px-4 pt-2 sm:-mb-6 sm:px-8"
    >
      {/* The negative margin leaves room for focus rings. The scrolling list would clip them. */}
      <ul className="-mx-1.5 flex gap-x-5 overflow-x-auto px-1.5 pt-1.5 [scrollbar-width:none] sm:gap-x-7">
        <AdminLink to="/admin" activeOptions={exactMatch}>
          {t("administration.users.title")}
        </AdminLink>
        <AdminLink to="/admin/content">
          {t("contentCare.title")}
          <OpenReportCount />
        </AdminLink>
        <AdminLink to="/admin/actions">{t("administration.actions.title")}</AdminLink>
      </ul>
      <div className="border-t border-line" />
    </nav>
  );
}

const AdminLink = createLink(function AdminAnchor(anchor: ComponentProps<"a">) {
  return (
    <li className="shrink-0">
      <a
        {...anchor}
        className="inline-flex min-h-12 items-center rounded-t-md border-b-4 border-transparent font-display font-bold text-ink-soft hover:text-ink aria-[current]:border-marigold aria-[current]:text-ink"
      />
    </li>
  );
});
