import { issue, text, trimmedText } from "../input/fields.ts";

export const username = trimmedText({
  min: 2,
  max: 50,
  tooShort: "usernameMin",
  tooLong: "usernameMax",
});

export const PASSWORD_MIN_LENGTH = 6;
/** Longer ones would only make hashing slow. */
export const PASSWORD_MAX_LENGTH = 128;

export const password = text
  .refine((word) => word.length >= PASSWORD_MIN_LENGTH, issue("passwordMin"))
  .refine((word) => word.length <= PASSWORD_MAX_LENGTH, issue("passwordMax"));
