import type { ConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function NoPackages({ tense }: { tense: ConjugationKey }) {
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
