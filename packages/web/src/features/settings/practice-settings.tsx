import { askedPersons, personsIn, reviewOrders } from "@verbena/core/session/practice-choice";
import { roundLengths } from "@verbena/server/client";
import { type Person, persons } from "@verbena/spanish";
import { useId } from "react";
import { personName } from "#conjugation/person-name.ts";
import { useTranslation, withNamespaces } from "#i18n/use-translation.ts";
import { FamiliesSetting, LevelChoice, RegionSetting } from "#learner-ui/practice-choice.tsx";
import { NumberSetting, SwitchSetting } from "#learner-ui/setting-fields.tsx";
import { useModule } from "#lib/use-module.ts";
import { useSetting } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextLink } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SavedMark, savedBelow } from "#ui/saved-mark.tsx";
import { SettingsGroup } from "#ui/settings-section.tsx";
import { SchedulerSetting } from "./scheduler/scheduler-setting.tsx";

/** Settings of what is practised, and of how answers are typed and heard. */
export function PracticeSettings() {
  const { t } = useTranslation();
  const speech = useModule("speech-setting", () =>
    withNamespaces(import("./speech-setting.tsx"), "speech"),
  );
  return (
    <>
      <SettingsGroup title={t("choice.title")}>
        <LevelChoice inSettings />
        <p className="max-w-prose text-ink-soft">
          {t("settings.placement.text")}{" "}
          <TextLink to="/app/placement">{t("settings.placement.link")}</TextLink>
        </p>
        <FamiliesSetting />
        <div className="flex flex-col gap-2">
          <p className="max-w-prose text-ink-soft">{t("choice.regionHint")}</p>
          <RegionSetting />
        </div>
        <PersonsSetting />
      </SettingsGroup>
      <SettingsGroup title={t("settings.typing")}>
        <div>
          <SwitchSetting name="accentShortcuts">{t("profile.accentShortcuts")}</SwitchSetting>
          <SwitchSetting name="sound">{t("settings.sound")}</SwitchSetting>
        </div>
      </SettingsGroup>
      {speech.data && <speech.data.SpeechSetting />}
    </>
  );
}

/** Settings of rounds, of daily amounts, and of when forms return. */
export function RhythmSettings() {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex flex-col gap-6">
        <RoundLengthSetting />
        <ReviewOrderSetting />
        <NumberSetting name="newPerDay" />
      </div>
      <SettingsGroup
        isRegion
        title={t("settings.scheduler.title")}
        intro={t("settings.scheduler.intro")}
      >
        <SchedulerSetting />
      </SettingsGroup>
    </>
  );
}

function RoundLengthSetting() {
  const { t } = useTranslation();
  const { value, change, isSaved } = useSetting("roundLength");
  const options = roundLengths.map((length) => ({ length, value: String(length) }));
  return (
    <RadioGroup
      label={t("settings.roundLength")}
      value={String(value)}
      onChange={(chosen) => {
        const option = options.find((one) => one.value === chosen);
        if (option) void change(option.length);
      }}
      isSaved={isSaved}
      options={options.map((option) => ({ value: option.value, label: option.value }))}
    />
  );
}

/** How the review of all families chooses what to ask. */
function ReviewOrderSetting() {
  const { t } = useTranslation();
  const { value, change, isSaved } = useSetting("reviewOrder");
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup
        label={t("settings.reviewOrder.label")}
        value={value}
        onChange={(chosen) => void change(chosen)}
        isSaved={isSaved}
        options={reviewOrders.map((order) => ({
          value: order,
          label: t(`settings.reviewOrder.${order}`),
        }))}
      />
      <p className="max-w-prose text-ink-soft">{t(`settings.reviewOrder.explanations.${value}`)}</p>
    </div>
  );
}

/** The persons to practise. The learner cannot untick the last one. */
function PersonsSetting() {
  const { t } = useTranslation();
  const hintId = useId();
  const { value, change, isSaved } = useSetting("persons");
  const { region } = useUser();
  const asked = askedPersons({ persons: value, region });
  // Keep the choice of vosotros in Latin America, in case the learner changes the region back to Spain.
  const isChosen = (one: Person) =>
    asked.includes(one) || (one === "vosotros" && value.includes(one));
  return (
    <fieldset aria-describedby={hintId} className="relative">
      <legend className="mb-2 font-semibold">{t("settings.persons.label")}</legend>
      <p id={hintId} className="mb-2 max-w-prose text-ink-soft">
        {t("settings.persons.hint")}
      </p>
      <div lang="es" className="grid gap-x-6 sm:grid-cols-2">
        {personsIn(region).map((person) => (
          <Checkbox
            key={person}
            checked={asked.includes(person)}
            disabled={asked.length === 1 && asked.includes(person)}
            onChange={({ target }) =>
              void change(
                persons.filter((one) => (one === person ? target.checked : isChosen(one))),
              )
            }
          >
            {personName(person)}
          </Checkbox>
        ))}
      </div>
      <SavedMark isShown={isSaved} className={savedBelow} />
    </fieldset>
  );
}
