import { type Family, isConjugationFamily } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";

type FamilyLinksProps = {
  family: Family;
  /** Items on the failed list. */
  failed: number;
  /** Id of the family's heading, for screen readers that list links. */
  labelledBy: string;
};

/** Links to a family's selections, failed list, and guide, on one line. */
export function FamilyLinks({ family, failed, labelledBy }: FamilyLinksProps) {
  const { t } = useTranslation();
  const link = {
    "aria-describedby": labelledBy,
    className: "inline-flex min-h-11 items-center text-[0.9375rem]",
  };
  return (
    <div className="flex flex-wrap gap-x-4">
      {isConjugationFamily(family) && (
        <TextLink {...link} to="/app/packages/$family" params={{ family: family }}>
          {t("navigation.selections")}
        </TextLink>
      )}
      {failed > 0 && (
        <TextLink {...link} to="/app/packages/$family/failed" params={{ family: family }}>
          {t("dashboard.toReview", { count: failed })}
        </TextLink>
      )}
      <TextLink {...link} to="/app/theory/$family" params={{ family }}>
        {t("navigation.theory")}
      </TextLink>
    </div>
  );
}
