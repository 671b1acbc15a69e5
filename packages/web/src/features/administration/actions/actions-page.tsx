import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "#i18n/use-translation.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { actingAdministratorsQuery, actionsQuery } from "../api.ts";
import { ActionsOfDay } from "./actions-of-day.tsx";
import { type ActionsView, actionKinds, parseActionsView } from "./actions-view.ts";
import { actionsByDay, joinBatches } from "./group-actions.ts";

type ActionsPageProps = { view: ActionsView; onView: (view: ActionsView) => void };

/** The log of administrators' actions, the newest first. */
export function ActionsPage({ view, onView }: ActionsPageProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(actionsQuery(view));
  const logged = query.data?.pages.flatMap((page) => page.actions);
  const actions = logged && joinBatches(logged);
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
      <MoreButton query={query}>{t("administration.actions.more")}</MoreButton>
    </PageBody>
  );
}

function ActionFilters({ view, onView }: ActionsPageProps) {
  const { t } = useTranslation();
  const kind = view.kind ?? "";
  const admin = view.admin ?? "";
  const { data } = useQuery(actingAdministratorsQuery);
  const administrators = (data ?? []).map(({ id, username }) => ({
    value: id,
    label: username || t("common.nameless"),
  }));
  // The account of the administrator in the address may be deleted, or not be loaded yet.
  const isListed = admin === "" || administrators.some(({ value }) => value === admin);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t("administration.actions.kind")}
        value={kind}
        onChange={(chosen) => onView(parseActionsView({ kind: chosen, admin }))}
        options={[
          { value: "", label: t("administration.actions.allKinds") },
          ...actionKinds.map((value) => ({
            value,
            label: t(`administration.actions.kinds.${value}`),
          })),
        ]}
      />
      <SelectField
        label={t("administration.actions.admin")}
        value={admin}
        onChange={(chosen) => onView(parseActionsView({ kind, admin: chosen }))}
        options={[
          { value: "", label: t("administration.actions.allAdmins") },
          ...administrators,
          ...(isListed ? [] : [{ value: admin, label: t("common.nameless") }]),
        ]}
      />
    </div>
  );
}

function NoActions({ view, onView }: ActionsPageProps) {
  const { t } = useTranslation();
  const isFiltered = view.kind !== undefined || view.admin !== undefined;
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p>
        <strong className="block">
          {t(isFiltered ? "administration.actions.notFound" : "administration.actions.none")}
        </strong>
        {!isFiltered && (
          <span className="text-ink-soft">{t("administration.actions.noneText")}</span>
        )}
      </p>
      {isFiltered && (
        <Button size="small" variant="secondary" onClick={() => onView({})}>
          {t("administration.actions.showAll")}
        </Button>
      )}
    </div>
  );
}
