import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { OpenReportCount } from "#features/content-care/open-report-count.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { exactMatch } from "./navigation-item.tsx";

/** Links between the pages of administration. */
export function AdminNavigation() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t("administration.pages")}
      className="mx-auto -mb-2 w-full max-w-5xl px-4 pt-2 sm:-mb-6 sm:px-8"
    >
      {/* The negative margin leaves room for focus rings, which the scrolling list would clip. */}
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
