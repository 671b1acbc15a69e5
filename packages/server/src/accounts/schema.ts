import { z } from "zod";
import { issue, text, trimmedText } from "../input/fields.ts";
import { hasMailbox } from "../input/mailbox.ts";
import { linkKinds } from "../mail-queue/link-lifetime.ts";

const PASSWORD_MIN_LENGTH = 6;
/** A longer password would only slow down hashing. */
const PASSWORD_MAX_LENGTH = 128;

/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

/** Tokens have 43 characters. */
const TOKEN_MAX_LENGTH = 100;

export const username = trimmedText({
  min: 2,
  max: 50,
  tooShort: "usernameMin",
  tooLong: "usernameMax",
});

const email = text
  .transform((address) => address.trim())
  .pipe(z.email(issue("invalidEmail")).max(EMAIL_MAX_LENGTH, issue("invalidEmail")))
  .refine(hasMailbox, issue("invalidEmail"));

/** For forms with no other field: an empty address is "required", not "invalidEmail". */
const requiredEmail = text
  .transform((address) => address.trim())
  .refine((address) => address !== "", issue("required"))
  .pipe(email);

/** A new password. */
const password = text
  .refine((word) => word.length >= PASSWORD_MIN_LENGTH, issue("passwordMin"))
  .refine((word) => word.length <= PASSWORD_MAX_LENGTH, issue("passwordMax"));

/** The account's present password. */
export const presentPassword = text
  .refine((word) => word !== "", issue("required"))
  .refine((word) => word.length <= PASSWORD_MAX_LENGTH, issue("wrongPassword"));

/** Whether the session continues after the browser closes. The default is true. */
const rememberMe = z.boolean(issue("invalidValue")).optional();

export const signUpInput = z.object({
  name: username,
  email,
  password,
  rememberMe,
  isOfAge: z.boolean(issue("invalidValue")).optional(),
});
/** Where people sign up themselves. Nothing is stored of the age. */
export const publicSignUpInput = signUpInput.extend({
  isOfAge: z.literal(true, issue("ageUnconfirmed")),
});
export const signInInput = z.object({ email, password, rememberMe });
/** What a pupil without a mail address signs in with. The code, the name, and the password may be typed carelessly. */
export const classSignInInput = z.object({
  code: text.refine((typed) => typed.trim() !== "", issue("required")),
  name: text.refine((typed) => typed.trim() !== "", issue("required")),
  password: presentPassword,
});
export const passwordResetRequest = z.object({ email: requiredEmail });

/** The token of a link in a mail. */
const token = text.refine((word) => word.length <= TOKEN_MAX_LENGTH, issue("linkExpired"));

export const mailedLink = z.object({ token });
export const linkCheck = z.object({
  kind: z.enum(linkKinds, issue("invalidValue")),
  token,
});
export const passwordReset = z.object({ token, newPassword: password });

/** A code of an authenticator app or a recovery code, with or without spaces and hyphens. */
const code = text
  .transform((typed) => typed.replaceAll(/[\s-]/g, "").toLowerCase())
  .refine((typed) => typed !== "", issue("required"))
  .refine((typed) => /^(|\d{6}|[a-z2-9]{10})$/.test(typed), issue("wrongCode"))
  .transform((typed) => typed.replace(/^(.{5})(.{5})$/, "$1-$2"));

export const twoFactorStart = z.object({ password: presentPassword });
export const twoFactorCode = z.object({ code });
export const twoFactorProof = z.object({ password: presentPassword, code });
/** Required of a learner who has a second factor. */
const codeIfAny = code.optional();

export const passwordChange = z.object({
  currentPassword: presentPassword,
  newPassword: password,
  code: codeIfAny,
});
export const emailChange = z.object({
  newEmail: requiredEmail,
  password: presentPassword,
  code: codeIfAny,
});
export const accountDeletion = z.object({ password: presentPassword, code: codeIfAny });

/** Without an id, all sessions but that of the request. */
export const sessionsEnd = z.object({
  password: presentPassword,
  id: z.guid(issue("invalidId")).optional(),
});
