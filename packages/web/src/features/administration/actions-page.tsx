import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { actionsQuery } from "./api/actions-query.ts";
import { ActionRow } from "./components/action-row.tsx";

/** What administrators did, the newest first. */
export function ActionsPage() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(actionsQuery);
  const actions = query.data?.pages.flatMap((page) => page.actions);
  return (
    <PageBody>
      <PageHeading title={`${t("administration.actions.title")} · ${t("navigation.admin")}`}>
        {t("administration.actions.title")}
      </PageHeading>
      <p className="-mt-2 text-ink-soft">{t("administration.actions.intro")}</p>
      {query.isError && (
        <LoadFailure
          text={t("administration.actions.loadFailed")}
          retryLabel={t("common.retry")}
          onRetry={() => void query.refetch()}
        />
      )}
      {actions === undefined && !query.isError && <Loading label={t("common.loading")} />}
      {actions?.length === 0 && (
        <p>
          <strong className="block">{t("administration.actions.none")}</strong>
          <span className="text-ink-soft">{t("administration.actions.noneText")}</span>
        </p>
      )}
      {actions && actions.length > 0 && (
        <ol aria-label={t("administration.actions.title")} className="border-t border-line">
          {actions.map((action) => (
            <ActionRow key={action.id} action={action} />
          ))}
        </ol>
      )}
      <MoreButton list={query}>{t("administration.actions.more")}</MoreButton>
    </PageBody>
  );
}
