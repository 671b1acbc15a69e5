import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "#i18n/use-translation.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { FamilyFilter } from "../queries.ts";

type FamilyChoiceProps<Family extends FamilyFilter> = {
  families: readonly Family[];
  value: Family;
  onChange: (family: Family) => void;
};

/** Short enough for one or two rows of a phone. */
const shortNames: Record<ExerciseKey, string> = {
  "presente-indicativo": "Presente",
  "preterito-indefinido": "Indefinido",
  "desde-hace": "Desde hace",
};

export function FamilyChoice<Family extends FamilyFilter>(props: FamilyChoiceProps<Family>) {
  const { families, value, onChange } = props;
  const { t } = useTranslation();
  const option = (family: FamilyFilter) =>
    family === "all"
      ? { label: t("statistics.allFamilies") }
      : { label: shortNames[family], lang: "es" };
  return (
    <RadioGroup
      label={t("statistics.family")}
      value={value}
      onChange={onChange}
      options={families.map((family) => ({ value: family, ...option(family) }))}
    />
  );
}
