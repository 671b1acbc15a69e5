import { trimmedText } from "../input/text.ts";

export const username = trimmedText({
  min: 2,
  max: 50,
  tooShort: "usernameMin",
  tooLong: "usernameMax",
});
