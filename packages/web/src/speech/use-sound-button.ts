import { withNamespaces } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";

/** Loads the button that speaks. Undefined until it is loaded. */
export const useSoundButton = () =>
  useModule("sound-button", () => withNamespaces(import("./sound-button.tsx"), "speech")).data
    ?.SoundButton;
