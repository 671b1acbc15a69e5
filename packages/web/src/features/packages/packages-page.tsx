import type { ConjugationKey } from "@verbena/core/vocabulary";
import type { Package } from "@verbena/server/client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePackages } from "#progress/use-packages.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { DeletePackageDialog } from "./components/delete-package-dialog.tsx";
import { PackageRow } from "./components/package-row.tsx";

export function PackagesPage({ tense }: { tense: ConjugationKey }) {
  const { t } = useTranslation();
  const query = usePackages(tense);
  // Stays after the answer, since the closing dialog still shows the package.
  const [deletion, setDeletion] = useState<{ item: Package; asked: boolean } | null>(null);
  return (
    <PageBody>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p lang="es" className="text-ink-soft">
            {t(`vocabulary.exercises.${tense}`)}
          </p>
          <PageHeading title={t("packages.title")}>{t("packages.title")}</PageHeading>
        </div>
        {query.data !== undefined && query.data.length > 0 && (
          <ButtonLink to="/app/packages/$tense/new" params={{ tense }} size="small">
            <Plus aria-hidden className="size-5" />
            {t("packages.newPackage")}
          </ButtonLink>
        )}
      </div>
      <Loaded query={query} failure={t("packages.loadFailed")}>
        {(packages) =>
          packages.length === 0 ? (
            <EmptyState
              title={t("packages.emptyTitle")}
              text={t("packages.emptyText")}
              action={
                <ButtonLink to="/app/packages/$tense/new" params={{ tense }}>
                  {t("packages.createFirst")}
                </ButtonLink>
              }
            />
          ) : (
            <ul className="flex flex-col border-b border-line">
              {packages.map((item) => (
                <PackageRow
                  key={item.id}
                  item={item}
                  onDelete={() => setDeletion({ item, asked: true })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
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
