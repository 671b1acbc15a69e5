import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { actionsByDay } from "./actions-by-day.ts";
import type { ActionsView } from "./actions-view.ts";
import { actionsQuery } from "./api/actions-query.ts";
import { ActionFilters } from "./components/action-filters.tsx";
import { ActionsOfDay } from "./components/actions-of-day.tsx";
import { NoActions } from "./components/no-actions.tsx";
import { foldActions } from "./fold-actions.ts";

type ActionsPageProps = { view: ActionsView; onView: (view: ActionsView) => void };

/** What administrators did, the newest first. */
export function ActionsPage({ view, onView }: ActionsPageProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(actionsQuery(view));
  const logged = query.data?.pages.flatMap((page) => page.actions);
  const actions = logged && foldActions(logged);
  return (
    <PageBody>
      <PageHeading
        title={`${t("administration.actions.title")} · ${t("navigation.admin")}`}
        size="normal"
      >
        {t("administration.actions.title")}
      </PageHeading>
      <p className="-mt-2 text-ink-soft">{t("administration.actions.intro")}</p>
      <ActionFilters view={view} onView={onView} />
      {query.isError && (
        <LoadFailure
          text={t("administration.actions.loadFailed")}
          onRetry={() => void query.refetch()}
        />
      )}
      {actions === undefined && !query.isError && <Loading />}
      {actions?.length === 0 && <NoActions view={view} onView={onView} />}
      {actions && actions.length > 0 && (
        <div className="flex flex-col gap-8">
          {actionsByDay(actions, deviceTimeZone()).map((ofDay) => (
            <ActionsOfDay key={ofDay.day} {...ofDay} />
          ))}
        </div>
      )}
      <MoreButton list={query}>{t("administration.actions.more")}</MoreButton>
    </PageBody>
  );
}
