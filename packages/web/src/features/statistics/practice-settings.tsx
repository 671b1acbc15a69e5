import { askedPersons, personsIn } from "@verbena/core/session/practice-choice";
import { type Person, persons, stringLengths } from "@verbena/core/vocabulary";
import { profileChange } from "@verbena/server/forms";
import { useId } from "react";
import { z } from "zod";
import { personName } from "#conjugation/person-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useChangeProfile, useSetting } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";

const numbers = {
  dailyAim: profileChange.shape.dailyAim.unwrap(),
  newPerDay: profileChange.shape.newPerDay.unwrap(),
};

/** A number in a form of its own. */
export function NumberSetting({ name }: { name: keyof typeof numbers }) {
  const { t } = useTranslation();
  const { [name]: stored } = useUser();
  const changeProfile = useChangeProfile();
  const number = numbers[name];
  const min = number.minValue ?? 0;
  const max = number.maxValue ?? Number.MAX_SAFE_INTEGER;
  const input = z.object({ [name]: z.string().trim().min(1).transform(Number).pipe(number) });
  const form = useForm({
    initial: { [name]: String(stored) },
    schema: async () => input,
    submit: async (change) => {
      await changeProfile(change);
      showToast(t(`statistics.settings.${name}.saved`));
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col items-start gap-4">
      <TextField
        className="w-full max-w-xs"
        label={t(`statistics.settings.${name}.label`)}
        hint={t(`statistics.settings.${name}.hint`, { min, max })}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        {...form.field(name)}
        error={form.issue(name) && t("statistics.settings.range", { min, max })}
      />
      <FormFailure form={form} />
      <Button type="submit" busy={form.busy}>
        {t("common.save")}
      </Button>
    </form>
  );
}

const DAYS_OF_WEEK = ["1", "2", "3", "4", "5", "6", "7"] as const;

export function PracticeDaysSetting() {
  const { t } = useTranslation();
  const { value, change } = useSetting("practiceDays");
  return (
    <RadioGroup
      label={t("statistics.settings.practiceDays")}
      value={String(value)}
      onChange={(days) => void change(Number(days))}
      options={DAYS_OF_WEEK.map((days) => ({ value: days, label: days }))}
    />
  );
}

export function StringLengthSetting() {
  const { t } = useTranslation();
  const { value, change } = useSetting("stringLength");
  const options = stringLengths.map((length) => ({ length, value: String(length) }));
  return (
    <RadioGroup
      label={t("statistics.settings.stringLength")}
      value={String(value)}
      onChange={(chosen) => {
        const option = options.find((one) => one.value === chosen);
        if (option) void change(option.length);
      }}
      options={options.map((option) => ({ value: option.value, label: option.value }))}
    />
  );
}

/** The persons to practise. The last one cannot be unticked. */
export function PersonsSetting() {
  const { t } = useTranslation();
  const hintId = useId();
  const { value, change } = useSetting("persons");
  const { region } = useUser();
  const asked = askedPersons({ persons: value, region });
  // Vosotros stays as it was chosen, for when the learner returns to Spain.
  const isChosen = (one: Person) =>
    asked.includes(one) || (one === "vosotros" && value.includes(one));
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-2 font-semibold">{t("statistics.settings.persons.label")}</legend>
      <p id={hintId} className="mb-2 max-w-prose text-ink-soft">
        {t("statistics.settings.persons.hint")}
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
    </fieldset>
  );
}
