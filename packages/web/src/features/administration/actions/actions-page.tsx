import { useInfiniteQuery } from "@tanstack/react-query";
import type { LoggedAction } from "@verbena/server/client";
import { z } from "zod";
import { useTranslation } from "#i18n/use-translation.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { actionsQuery } from "../api.ts";
import { ActionsOfDay, groupsByDay } from "./actions-of-day.tsx";
import { ClassActions } from "./class-actions.tsx";

/** The kinds of actions in the order of the filter: first on users, then on sentences. */
const actionKinds = [
  "user-deleted",
  "password-reset-sent",
  "sessions-ended",
  "two-factor-removed",
  "users-listed",
  "users-exported",
  "role-granted",
  "role-revoked",
  "report-answered",
  "class-report-closed",
  "exercise-corrected",
  "exercise-hidden",
  "exercise-shown",
  "correction-removed",
  "teacher-invited",
  "teacher-withdrawn",
] as const satisfies readonly LoggedAction["kind"][];

/** Tab and filter of the log in the search parameters of the address. Ignores invalid values. */
export const actionsView = z.object({
  /** Without `tab`, what administrators did. */
  tab: z.literal("teachers").optional().catch(undefined),
  kind: z.enum(actionKinds).optional().catch(undefined),
});
export type ActionsView = z.output<typeof actionsView>;

type ActionsPageProps = { view: ActionsView; onView: (view: ActionsView) => void };

/** The logs of administrators' and of teachers' actions, the newest first. */
export function ActionsPage({ view, onView }: ActionsPageProps) {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageHeading
        title={`${t("administration.actions.title")} · ${t("navigation.admin")}`}
        size="normal"
      >
        {t("administration.actions.title")}
      </PageHeading>
      <Tabs
        label={t("administration.actions.title")}
        value={view.tab ?? "administrators"}
        onChange={(tab) => onView(actionsView.parse({ tab }))}
        tabs={[
          {
            value: "administrators",
            label: t("administration.actions.administrators"),
            content: <AdministratorActions view={view} onView={onView} />,
          },
          {
            value: "teachers",
            label: t("administration.actions.teachers"),
            content: <ClassActions />,
          },
        ]}
      />
    </PageBody>
  );
}

function AdministratorActions({ view, onView }: ActionsPageProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(actionsQuery(view.kind));
  const actions = query.data?.pages.flatMap((page) => page.actions);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t("administration.actions.intro")}</p>
      <SelectField
        className="sm:max-w-sm"
        label={t("administration.actions.kind")}
        value={view.kind ?? ""}
        onChange={(kind) => onView(actionsView.parse({ kind }))}
        options={[
          { value: "", label: t("administration.actions.allKinds") },
          ...actionKinds.map((value) => ({
            value,
            label: t(`administration.actions.kinds.${value}`),
          })),
        ]}
      />
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
          {groupsByDay(actions, deviceTimeZone()).map((ofDay) => (
            <ActionsOfDay key={ofDay.day} {...ofDay} />
          ))}
        </div>
      )}
      <MoreButton query={query}>{t("administration.actions.more")}</MoreButton>
    </div>
  );
}

function NoActions({ view, onView }: ActionsPageProps) {
  const { t } = useTranslation();
  const isFiltered = view.kind !== undefined;
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
