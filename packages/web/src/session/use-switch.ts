import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { useChangeProfile } from "./use-change-profile.ts";
import { useUser } from "./use-session.ts";

/** A setting of the profile that is on or off: shown as chosen at once, and as it was if that fails. */
export function useSwitch(setting: "accentShortcuts" | "sound") {
  const errorText = useErrorText();
  const changeProfile = useChangeProfile();
  const { [setting]: stored } = useUser();
  const [isOn, setOn] = useState(stored);

  async function change(chosen: boolean): Promise<void> {
    setOn(chosen);
    try {
      await changeProfile({ [setting]: chosen });
    } catch (error) {
      setOn(!chosen);
      showErrorToast(errorText(error));
    }
  }

  return { isOn, change };
}
