import { families } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { FamilyFilter } from "../queries.ts";

type FamilyChoiceProps<F extends FamilyFilter> = {
  families: readonly F[];
  value: F;
  onChange: (family: F) => void;
};

/** Radio buttons for more would be a wall of buttons. */
const RADIO_BUTTONS_MAX = 6;

/** A choice of one family: radio buttons, or a list if there are many. */
export function FamilyChoice<F extends FamilyFilter>(props: FamilyChoiceProps<F>) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  const option = (family: FamilyFilter) =>
    family === "all"
      ? { label: t("statistics.allFamilies") }
      : { label: families[family].shortName, lang: "es" };
  const options = props.families.map((family) => ({ value: family, ...option(family) }));
  const choice = { label: t("statistics.family"), value, onChange, options };
  return options.length > RADIO_BUTTONS_MAX ? (
    <SelectField {...choice} className="max-w-sm" />
  ) : (
    <RadioGroup {...choice} />
  );
}
