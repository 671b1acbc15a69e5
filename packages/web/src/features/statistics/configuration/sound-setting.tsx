import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text.ts";
import { useChangeProfile } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { showErrorToast } from "#ui/show-toast.ts";

/** Whether an answer is followed by a sound. */
export function SoundSetting() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { sound } = useUser();
  const changeProfile = useChangeProfile();
  const [isOn, setOn] = useState(sound);

  async function change(chosen: boolean): Promise<void> {
    setOn(chosen);
    try {
      await changeProfile({ sound: chosen });
    } catch (error) {
      setOn(!chosen);
      showErrorToast(errorText(error));
    }
  }

  return (
    <Checkbox checked={isOn} onChange={({ target }) => void change(target.checked)}>
      {t("statistics.settings.sound")}
    </Checkbox>
  );
}
