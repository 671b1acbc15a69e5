import { withNamespaces } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";

/** Loads the button that speaks. Undefined until it is loaded. */
export const useSoundButton = () =>
  useModule("sound-button", () => withNamespaces(import("./sound-button.tsx"), "speech")).data
    ?.SoundButton;

/** Leaves the width of a button free at the end of each line of a text. */
export const roomForSound = "pr-8 pointer-coarse:pr-10";
