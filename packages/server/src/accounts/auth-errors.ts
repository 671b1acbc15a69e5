import { AppError, invalidInput } from "../errors/app-error.ts";

/** What better-auth's codes mean in ours; every other refusal of its is a wrong value somewhere. */
const errors: Record<string, () => AppError> = {
  INVALID_EMAIL: () => invalidInput("email", "invalidEmail"),
  PASSWORD_TOO_SHORT: () => invalidInput("password", "passwordMin"),
  PASSWORD_TOO_LONG: () => invalidInput("password", "passwordMax"),
  USER_ALREADY_EXISTS: () => invalidInput("email", "emailTaken"),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: () => invalidInput("email", "emailTaken"),
  // Two sign-ups with one address at once: the database lets only the first through.
  FAILED_TO_CREATE_USER: () => invalidInput("email", "emailTaken"),
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  USER_NOT_FOUND: wrongCredentials,
  INVALID_CODE: () => invalidInput("code", "wrongCode"),
  INVALID_BACKUP_CODE: () => invalidInput("code", "wrongCode"),
  // The sign-in has waited too long, or heard five wrong codes.
  INVALID_TWO_FACTOR_COOKIE: () => invalidInput("", "signInAgain"),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => invalidInput("", "signInAgain"),
  TOTP_NOT_ENABLED: () => invalidInput("", "signInAgain"),
  BACKUP_CODES_NOT_ENABLED: () => invalidInput("", "signInAgain"),
};

/** An address or a password that does not fit; which of the two is never said. */
function wrongCredentials(): AppError {
  return new AppError("unauthenticated", [{ path: "", key: "wrongCredentials" }]);
}

export function fromAuthError(status: number, code: string | undefined): AppError {
  const known = code === undefined ? undefined : errors[code];
  if (known) return known();
  if (status === 401) return new AppError("unauthenticated");
  if (status === 403) return new AppError("forbidden");
  if (status === 404) return new AppError("not_found");
  // Another recovery code of the account was used at once, which ended this sign-in, not its code.
  if (status === 409) return invalidInput("", "signInAgain");
  if (status === 429) return new AppError("rate_limited");
  return new AppError(status >= 500 ? "internal" : "invalid_input");
}
