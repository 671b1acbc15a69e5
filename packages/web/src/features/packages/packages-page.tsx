import type { ConjugationKey } from "@verbena/core/vocabulary";
import type { Package } from "@verbena/server/client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePackages } from "#progress/use-packages.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { DeletePackageDialog } from "./components/delete-package-dialog.tsx";
import { PackageRow } from "./components/package-row.tsx";

/** The learner's selections of a tense. */
export function PackagesPage({ tense }: { tense: ConjugationKey }) {
  const { t } = useTranslation();
  const { data: packages, isError, refetch } = usePackages(tense);
  // Kept once answered: the question is still to be seen while it fades.
  const [deletion, setDeletion] = useState<{ item: Package; asked: boolean } | null>(null);
  const filled = packages !== undefined && packages.length > 0;
  return (
    <PageBody>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p lang="es" className="text-ink-soft">
            {t(`vocabulary.exercises.${tense}`)}
          </p>
          <PageHeading title={t("packages.title")}>{t("packages.title")}</PageHeading>
        </div>
        {filled && (
          <ButtonLink to="/app/packages/$tense/new" params={{ tense }} size="small">
            <Plus aria-hidden className="size-5" />
            {t("packages.newPackage")}
          </ButtonLink>
        )}
      </div>
      {packages === undefined && isError && (
        <LoadFailure text={t("packages.loadFailed")} onRetry={() => void refetch()} />
      )}
      {packages === undefined && !isError && <Loading />}
      {packages?.length === 0 && <NoPackages tense={tense} />}
      {filled && (
        <ul className="flex flex-col border-b border-line">
          {packages.map((item) => (
            <PackageRow
              key={item.id}
              item={item}
              onDelete={() => setDeletion({ item, asked: true })}
            />
          ))}
        </ul>
      )}
      {deletion && (
        <DeletePackageDialog
          key={deletion.item.id}
          item={deletion.item}
          open={deletion.asked}
          onOpenChange={(asked) => setDeletion({ ...deletion, asked })}
        />
      )}
    </PageBody>
  );
}

function NoPackages({ tense }: { tense: ConjugationKey }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("packages.emptyTitle")}
      text={t("packages.emptyText")}
      action={
        <ButtonLink to="/app/packages/$tense/new" params={{ tense }}>
          {t("packages.createFirst")}
        </ButtonLink>
      }
    />
  );
}
