import type { SoundButtonProps } from "#speech/sound-button-props.ts";

/** The place of a button that speaks a sentence. The script of public pages puts the button there. */
export const SoundPlace = ({ text }: SoundButtonProps) => (
  <span data-say={text} className="sound-place" />
);
