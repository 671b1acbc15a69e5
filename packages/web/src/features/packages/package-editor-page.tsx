import { useQuery } from "@tanstack/react-query";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { usePackages } from "#progress/use-packages.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { PackageForm } from "./components/package-form.tsx";
import { verbsQuery } from "./packages-api.ts";

type PackageEditorPageProps = {
  tense: ConjugationKey;
  id: string | null;
};

export function PackageEditorPage({ tense, id }: PackageEditorPageProps) {
  const { t } = useTranslation();
  const title = t(id === null ? "packages.newPackage" : "packages.editTitle");
  return (
    <PageBody>
      <div>
        <p lang="es" className="text-ink-soft">
          {t(`vocabulary.exercises.${tense}`)}
        </p>
        <PageHeading title={title}>{title}</PageHeading>
      </div>
      <Editor tense={tense} id={id} />
    </PageBody>
  );
}

function Editor({ tense, id }: PackageEditorPageProps) {
  const { t } = useTranslation();
  const verbs = useQuery(verbsQuery(tense));
  const packages = usePackages(tense, { enabled: id !== null });
  const failed = [verbs, packages].filter(({ isError, data }) => isError && data === undefined);

  if (failed.length > 0) {
    return (
      <LoadFailure
        text={t("packages.verbsFailed")}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  if (verbs.data === undefined || (id !== null && packages.data === undefined)) {
    return <Loading />;
  }
  const edited = packages.data?.find((item) => item.id === id);
  if (id !== null && edited === undefined) return <PackageGone tense={tense} />;
  return <PackageForm tense={tense} verbs={verbs.data} edited={edited ?? null} />;
}

function PackageGone({ tense }: { tense: ConjugationKey }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("packages.gone")}
      action={
        <ButtonLink to="/app/packages/$tense" params={{ tense }}>
          {t("packages.backToList")}
        </ButtonLink>
      }
    />
  );
}
