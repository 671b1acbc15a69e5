import { useTranslation } from "react-i18next";
import { Choice } from "#ui/choice.tsx";
import type { ChosenFamily } from "../chosen-family.ts";

type FamilyChoiceProps<Family extends ChosenFamily> = {
  /** What there is to choose from. */
  families: readonly Family[];
  value: Family;
  onChange: (family: Family) => void;
};

export function FamilyChoice<Family extends ChosenFamily>(props: FamilyChoiceProps<Family>) {
  const { families, value, onChange } = props;
  const { t } = useTranslation();
  const option = (family: ChosenFamily) =>
    family === "all"
      ? { label: t("statistics.allFamilies") }
      : { label: t(`vocabulary.exercises.${family}`), lang: "es" };
  return (
    <Choice
      label={t("statistics.family")}
      value={value}
      onChange={onChange}
      options={families.map((family) => ({ value: family, ...option(family) }))}
    />
  );
}
