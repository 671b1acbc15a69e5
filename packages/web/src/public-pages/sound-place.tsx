import type { SoundButtonProps } from "#speech/sound-button-props.ts";

/**
 * The place of a button that speaks a form or a sentence. The script of public pages puts the button there.
 * public-page.css has the classes: utilities would make a page with a hundred forms much longer.
 */
export function SoundPlace({ text, place }: SoundButtonProps) {
  return <span data-say={text} className={`sound-in-${place}`} />;
}
