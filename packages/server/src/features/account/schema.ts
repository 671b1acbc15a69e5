import { z } from "zod";
import { PASSWORD_MAX_LENGTH, password } from "../../auth/password.ts";
import { username } from "../../auth/username.ts";
import { issue, text } from "../../http/text.ts";

/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

const email = text
  .transform((address) => address.trim())
  .pipe(z.email(issue("invalidEmail")).max(EMAIL_MAX_LENGTH, issue("invalidEmail")));

/** Whether the session outlives the browser: 30 days when it does. */
const rememberMe = z.boolean(issue("invalidValue")).optional();

export const signUpInput = z.object({ name: username, email, password, rememberMe });
export const signInInput = z.object({ email, password, rememberMe });
export const passwordChange = z.object({
  currentPassword: text
    .refine((word) => word !== "", issue("required"))
    .refine((word) => word.length <= PASSWORD_MAX_LENGTH, issue("wrongPassword")),
  newPassword: password,
});
