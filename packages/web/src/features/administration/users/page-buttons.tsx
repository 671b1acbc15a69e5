import type { UserListPage } from "@verbena/server/client";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button, IconButton } from "#ui/button.tsx";
import type { UsersView } from "./parse-users-view.ts";
import { firstPageOf, lastPageOf, pageAfter, pageBefore, rangeOf } from "./users-view.ts";

type PageButtonsProps = { page: UserListPage; view: UsersView; onPage: (view: UsersView) => void };

/** The positions of the users on the page, and buttons for the first, previous, next and last page. */
export function PageButtons({ page, view, onPage }: PageButtonsProps) {
  const { t } = useTranslation();
  const [before, after] = [pageBefore(view, page), pageAfter(view, page)];
  if (before === null && after === null) return null;
  return (
    <nav
      aria-label={t("administration.users.pages")}
      className="flex flex-wrap items-center justify-between gap-3 max-sm:gap-1 [&_button]:max-sm:px-2.5"
    >
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronFirst}
          label={t("administration.users.firstPage")}
          className="disabled:opacity-45"
          disabled={before === null}
          onClick={() => onPage(firstPageOf(view))}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={before === null}
          onClick={() => before && onPage(before)}
        >
          <ChevronLeft aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t("administration.users.previous")}</span>
        </Button>
      </div>
      <Range page={page} view={view} />
      <div className="flex items-center gap-1">
        <Button
          variant="secondary"
          size="small"
          disabled={after === null}
          onClick={() => after && onPage(after)}
        >
          <span className="max-sm:sr-only">{t("administration.users.next")}</span>
          <ChevronRight aria-hidden className="size-5" />
        </Button>
        <IconButton
          icon={ChevronLast}
          label={t("administration.users.lastPage")}
          className="disabled:opacity-45"
          disabled={after === null}
          onClick={() => onPage(lastPageOf(view))}
        />
      </div>
    </nav>
  );
}

function Range({ page, view }: Pick<PageButtonsProps, "page" | "view">) {
  const { t } = useTranslation();
  const range = rangeOf(view, page);
  if (!range) return null;
  const { count, exact } = page.total;
  return (
    <p className="text-center tabular-nums">
      {exact
        ? t("administration.users.rangeOf", { ...range, total: count })
        : t("administration.users.range", range)}
    </p>
  );
}
