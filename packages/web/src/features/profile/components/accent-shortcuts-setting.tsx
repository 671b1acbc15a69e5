import { useTranslation } from "react-i18next";
import { useSwitch } from "#session/use-switch.ts";
import { Checkbox } from "#ui/checkbox.tsx";

/** Whether `a'` becomes á while an answer is typed. */
export function AccentShortcutsSetting() {
  const { t } = useTranslation();
  const { isOn, change } = useSwitch("accentShortcuts");
  return (
    <Checkbox checked={isOn} onChange={({ target }) => void change(target.checked)}>
      {t("profile.accentShortcuts")}
    </Checkbox>
  );
}
