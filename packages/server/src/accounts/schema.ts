import { z } from "zod";
import { issue, text } from "../input/fields.ts";
import { linkKinds } from "../mail-queue/link-lifetime.ts";
import { PASSWORD_MAX_LENGTH, password, username } from "./credentials.ts";

/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

/** Tokens of links have 43 characters. */
const TOKEN_MAX_LENGTH = 100;

const email = text
  .transform((address) => address.trim())
  .pipe(z.email(issue("invalidEmail")).max(EMAIL_MAX_LENGTH, issue("invalidEmail")));

/** The same where it is all that is asked for: that nothing was given is said as such. */
const wantedEmail = text
  .transform((address) => address.trim())
  .refine((address) => address !== "", issue("required"))
  .pipe(email);

/** A password to compare with the one of the account. */
const presentPassword = text
  .refine((word) => word !== "", issue("required"))
  .refine((word) => word.length <= PASSWORD_MAX_LENGTH, issue("wrongPassword"));

/** Whether the session outlives the browser: 30 days when it does. */
const rememberMe = z.boolean(issue("invalidValue")).optional();

export const signUpInput = z.object({ name: username, email, password, rememberMe });
export const signInInput = z.object({ email, password, rememberMe });
export const passwordChange = z.object({ currentPassword: presentPassword, newPassword: password });
export const passwordResetRequest = z.object({ email: wantedEmail });

const token = text.refine((word) => word.length <= TOKEN_MAX_LENGTH, issue("linkExpired"));

export const mailedLink = z.object({ token });
export const linkCheck = z.object({
  kind: z.enum(linkKinds, issue("invalidValue")),
  token,
});
export const passwordReset = z.object({
  token,
  newPassword: password,
});
/** Of an authenticator app, or a recovery code, however it is typed. */
const code = text
  .transform((typed) => typed.replaceAll(/[\s-]/g, "").toLowerCase())
  .refine((typed) => typed !== "", issue("required"))
  .refine((typed) => /^(|\d{6}|[a-z2-9]{10})$/.test(typed), issue("wrongCode"))
  .transform((typed) => typed.replace(/^(.{5})(.{5})$/, "$1-$2"));

export const twoFactorStart = z.object({ password: presentPassword });
export const twoFactorCode = z.object({ code });
export const twoFactorProof = z.object({ password: presentPassword, code });
export const emailChange = z.object({ newEmail: wantedEmail, password: presentPassword });
export const accountDeletion = z.object({ password: presentPassword });

/** Which sessions end: all but the one that asks, or that one too. */
export const sessionsEnd = z.object({ includingThis: z.boolean(issue("invalidValue")) });
