import { families } from "@verbena/core/vocabulary";
import { useTranslation } from "#i18n/use-translation.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { FamilyFilter } from "../queries.ts";

type FamilyChoiceProps<Family extends FamilyFilter> = {
  families: readonly Family[];
  value: Family;
  onChange: (family: Family) => void;
};

export function FamilyChoice<Family extends FamilyFilter>(props: FamilyChoiceProps<Family>) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  const option = (family: FamilyFilter) =>
    family === "all"
      ? { label: t("statistics.allFamilies") }
      : { label: families[family].shortName, lang: "es" };
  return (
    <RadioGroup
      label={t("statistics.family")}
      value={value}
      onChange={onChange}
      options={props.families.map((family) => ({ value: family, ...option(family) }))}
    />
  );
}
