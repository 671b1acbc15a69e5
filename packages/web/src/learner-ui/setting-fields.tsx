import { profileChange } from "@verbena/server/forms";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useSetting, useSwitch } from "#session/use-change-profile.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SavedMark, savedBelow } from "#ui/saved-mark.tsx";
import { TextField } from "#ui/text-field.tsx";

type SwitchSettingProps = Omit<
  ComponentProps<typeof Checkbox>,
  "name" | "checked" | "isSaved" | "onChange"
> & { name: Parameters<typeof useSwitch>[0] };

/** A checkbox for a setting. It saves its value by itself. */
export function SwitchSetting({ name, ...checkbox }: SwitchSettingProps) {
  const { isOn, change, isSaved } = useSwitch(name);
  return (
    <Checkbox
      {...checkbox}
      checked={isOn}
      isSaved={isSaved}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

const numbers = {
  dailyAim: profileChange.shape.dailyAim.unwrap(),
  newPerDay: profileChange.shape.newPerDay.unwrap(),
};

/** How long after the last key a number is saved. It is also saved when the learner leaves the field. */
const REST_MS = 800;

/**
 * A field for a number. It saves its value by itself, if the value is within its limits. Needs the texts of the
 * namespace `settings`.
 */
export function NumberSetting({ name }: { name: keyof typeof numbers }) {
  const { t } = useTranslation();
  const { value: stored, change, isSaved } = useSetting(name);
  const [text, setText] = useState<string | null>(null);
  const schema = numbers[name];
  const min = schema.minValue ?? 0;
  const max = schema.maxValue ?? Number.MAX_SAFE_INTEGER;
  const shown = text ?? String(stored);
  const typed = shown.trim() === "" ? Number.NaN : Number(shown);
  const isValid = schema.safeParse(typed).success;

  function save(): void {
    if (text === null || !isValid) return;
    setText(null);
    if (typed !== stored) void change(typed);
  }

  const saveRested = useEffectEvent(save);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(saveRested, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="relative">
      <TextField
        className="w-full max-w-xs"
        label={t(`settings.${name}.label`)}
        hint={t(`settings.${name}.hint`, { min, max })}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={shown}
        onChange={({ target }) => setText(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === "Enter") save();
        }}
        error={isValid ? undefined : t("settings.range", { min, max })}
      />
      <SavedMark isShown={isSaved} className={savedBelow} />
    </div>
  );
}
