import { useQuery } from "@tanstack/react-query";
import { families } from "@verbena/core/families";
import type { SharedSelection } from "@verbena/server/client";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { errorCodeOf } from "#lib/api-error.ts";
import { FallingFlag } from "#ui/bunting.tsx";
import { buttonClass } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";

type SharedSelectionPageProps = {
  token: string;
  /** What the person can do with the selection. */
  children: (selection: SharedSelection) => ReactNode;
};

/** The verbs of somebody's selection, which a link opens for everybody. Names nobody. */
export function SharedSelectionPage({ token, children }: SharedSelectionPageProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ["shared selection", token],
    queryFn: () => readBody(api["shared-selections"][":token"].$get({ param: { token } }), "verbs"),
  });
  if (data !== undefined) return <Selection selection={data}>{children(data)}</Selection>;
  if (error === null) return <Loading />;
  if (errorCodeOf(error) === "not_found") return <NoSelection />;
  return (
    <PageBody>
      <PageHeading title={t("packages.shared.title")}>{t("packages.shared.title")}</PageHeading>
      <LoadFailure text={t("packages.shared.loadFailed")} onRetry={() => void refetch()} />
    </PageBody>
  );
}

type SelectionProps = { selection: SharedSelection; children: ReactNode };

function Selection({ selection: { family, verbs }, children }: SelectionProps) {
  const { t } = useTranslation();
  return (
    <PageBody>
      <header className="flex flex-col gap-1">
        <PageHeading title={t("packages.shared.title")}>{t("packages.shared.title")}</PageHeading>
        <p className="text-lg text-ink-soft">
          <span lang="es">{families[family].name}</span>
          {" · "}
          {t("packages.verbCount", { count: verbs.length })}
        </p>
      </header>
      <ul lang="es" className="flex flex-wrap gap-2">
        {verbs.map((verb) => (
          <li
            key={verb}
            className="rounded-full border border-line bg-card px-3.5 py-1 text-lg font-semibold"
          >
            {verb}
          </li>
        ))}
      </ul>
      {children}
    </PageBody>
  );
}

/** The link is wrong, its owner has ended it, or the selection is deleted. */
function NoSelection() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <FallingFlag />
      <PageHeading title={t("packages.shared.goneTitle")}>
        {t("packages.shared.goneTitle")}
      </PageHeading>
      <p className="text-ink-soft">{t("packages.shared.goneText")}</p>
      <a href="/" className={buttonClass({}, "self-start")}>
        {t("pages.notFound.home")}
      </a>
    </PageBody>
  );
}
