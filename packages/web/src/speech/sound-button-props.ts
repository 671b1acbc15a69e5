import type { ComponentType } from "react";

/** Where a button stands: in a cell of its own, or at the end of a text. */
export type SoundButtonPlace = "cell" | "text";

export type SoundButtonProps = {
  /** What the button speaks. */
  text: string;
  /** Whether it is the first button of its table or list. */
  isFirst: boolean;
  place: SoundButtonPlace;
};

/** The button beside a form or a sentence. Undefined until it is loaded, or where nothing can be heard. */
export type SoundButtonSlot = ComponentType<SoundButtonProps> | undefined;

/** Leaves the width of a button free at the end of each line of a text. */
export const roomForSound = "pr-8 pointer-coarse:pr-10";
