import {
  allFamilies,
  type CefrLevel,
  cefrLevels,
  type Family,
  families,
} from "@verbena/core/families";
import { regions } from "@verbena/core/languages";
import { cefrLevelOf, familiesUpTo } from "@verbena/core/session/practice-choice";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useSetting } from "#session/use-change-profile.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioCards, RadioGroup } from "#ui/radio-group.tsx";
import { SavedMark, savedBelow } from "#ui/saved-mark.tsx";

/* Needs the texts of the namespace `choice`. */

/** The families that a CEFR level adds to those of lower levels. */
const addedAt = (level: CefrLevel) => allFamilies.filter((key) => families[key].level === level);

const levels = cefrLevels.filter((level) => addedAt(level).length > 0);

type LevelChoiceProps = {
  /** Names the families of each level, and shows that a choice is saved. */
  inSettings?: boolean;
};

/** The choice of a CEFR level. It chooses the families of this level and of lower levels. */
export function LevelChoice({ inSettings = false }: LevelChoiceProps) {
  const { t } = useTranslation();
  const { value, change, isSaved } = useSetting("families");
  return (
    <RadioCards
      label={t("choice.question")}
      value={cefrLevelOf(value)}
      onChange={(level) => void change(familiesUpTo(level))}
      {...(inSettings && { isSaved })}
      options={levels.map((level) => ({
        value: level,
        label: level,
        text: t(`choice.levels.${level}`),
        detail: inSettings && (
          <span lang="es">
            {level !== levels[0] && "+ "}
            {addedAt(level)
              .map((key) => families[key].shortName)
              .join(" · ")}
          </span>
        ),
      }))}
    />
  );
}

/** The families to practise, in the order of the menu. The learner cannot untick the last one. */
export function FamiliesSetting() {
  const { t } = useTranslation();
  const hintId = useId();
  const { value, change, isSaved } = useSetting("families");

  function toggle(key: Family, isChosen: boolean): void {
    void change(allFamilies.filter((one) => (one === key ? isChosen : value.includes(one))));
  }

  return (
    <fieldset aria-describedby={hintId} className="relative">
      <legend className="mb-2 font-semibold">{t("choice.families")}</legend>
      <p id={hintId} className="mb-2 max-w-prose text-ink-soft">
        {t("choice.familiesHint")}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {allFamilies.map((key) => (
          <Checkbox
            key={key}
            checked={value.includes(key)}
            disabled={value.length === 1 && value.includes(key)}
            onChange={({ target }) => toggle(key, target.checked)}
          >
            <span lang="es">{families[key].name}</span>{" "}
            <span className="ml-1 text-[0.9375rem] text-ink-soft">{families[key].level}</span>
          </Checkbox>
        ))}
      </div>
      <SavedMark isShown={isSaved} className={savedBelow} />
    </fieldset>
  );
}

export function RegionSetting() {
  const { t } = useTranslation();
  const { value, change, isSaved } = useSetting("region");
  return (
    <RadioGroup
      label={t("choice.region")}
      value={value}
      onChange={(region) => void change(region)}
      isSaved={isSaved}
      options={regions.map((region) => ({ value: region, label: t(`choice.regions.${region}`) }))}
    />
  );
}
