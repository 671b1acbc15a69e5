import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { exactly } from "./navigation-item.tsx";

/** The pages of administration, above each of them. */
export function AdminNavigation() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t("administration.pages")}
      className="mx-auto w-full max-w-5xl px-4 pt-3 sm:px-8"
    >
      <ul className="-mx-1 flex gap-x-4 overflow-x-auto border-b border-line px-1 pt-1 [scrollbar-width:none] sm:gap-x-6">
        <AdminLink to="/admin" activeOptions={exactly}>
          {t("administration.users.title")}
        </AdminLink>
        <AdminLink to="/admin/actions">{t("administration.actions.title")}</AdminLink>
      </ul>
    </nav>
  );
}

const AdminLink = createLink(function AdminAnchor(anchor: ComponentProps<"a">) {
  return (
    <li className="shrink-0">
      <a
        {...anchor}
        className="inline-flex min-h-12 items-center rounded-t-md border-b-4 border-transparent px-1 font-display font-bold text-ink-soft hover:text-ink aria-[current]:border-marigold aria-[current]:text-ink"
      />
    </li>
  );
});
