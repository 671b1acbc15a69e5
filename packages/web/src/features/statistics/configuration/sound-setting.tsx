import { useTranslation } from "react-i18next";
import { useSwitch } from "#session/use-switch.ts";
import { Checkbox } from "#ui/checkbox.tsx";

/** Whether an answer is followed by a sound. */
export function SoundSetting() {
  const { t } = useTranslation();
  const { isOn, change } = useSwitch("sound");
  return (
    <Checkbox checked={isOn} onChange={({ target }) => void change(target.checked)}>
      {t("statistics.settings.sound")}
    </Checkbox>
  );
}
