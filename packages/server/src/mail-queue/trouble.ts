import { z } from "zod";

/** Why a mail cannot be sent. */
export type MailTrouble =
  /** The mail server does not answer. */
  | "unreachable"
  /** The mail server refuses the user or the password of SMTP_URL. */
  | "sign-in"
  /** The mail server offers no encrypted connection. */
  | "encryption"
  /** The mail server permanently refuses the recipient. */
  | "no-such-address"
  /** The mail server permanently refuses the message. */
  | "rejected"
  /** The mail server refuses temporarily, or until the operator corrects the settings. */
  | "refused"
  /** The mail is too old. */
  | "too-late"
  | "other";

/** The reason of mails that became too old in the queue. */
export const TOO_LATE = "too late";

const word = z.string().optional().catch(undefined);
const mailError = z.object({
  code: word,
  command: word,
  responseCode: z.number().optional().catch(undefined),
  response: word,
});

/**
 * Describes an error of nodemailer for the log and the queue: code, SMTP command, status, enhanced status.
 * Omits the server's text, which contains addresses.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code = error.name, command, responseCode, response = "" } = mailError.parse(error);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [code, command, responseCode, enhanced].filter((part) => part !== undefined).join(" ");
}

/**
 * A refusal of the recipient or the message with 5yz is final (RFC 5321, 4.2.1), except for missing
 * authentication (530, RFC 4954) and policies (5.7.x, RFC 3463), which the operator can correct.
 */
const patterns: readonly [MailTrouble, RegExp][] = [
  ["too-late", new RegExp(`^${TOO_LATE}$`)],
  ["sign-in", /\bE(NO)?AUTH\b|\bAUTH\b/],
  ["encryption", /\bETLS\b|\bSTARTTLS\b/],
  ["no-such-address", /^EENVELOPE API\b|\bRCPT TO 5(?!30\b)\d\d(?! 5\.7\.)/],
  ["rejected", /\bDATA 5\d\d\b/],
  ["refused", /\b(RCPT TO|DATA|MAIL FROM)\b.* \d{3}\b/],
  ["unreachable", /\bCONN\b|\bE(SOCKET|DNS|CONNECTION|TIMEDOUT|CONN[A-Z]+|HOST[A-Z]+)\b/],
];

/** @param reason why the last attempt failed; see `reasonOf` */
export function troubleOf(reason: string | null): MailTrouble {
  return patterns.find(([, pattern]) => pattern.test(reason ?? ""))?.[0] ?? "other";
}

/** Whether the mail server will never accept the mail. */
export function isBounce(reason: string | null): boolean {
  const trouble = troubleOf(reason);
  return trouble === "no-such-address" || trouble === "rejected";
}

/** Whether the trouble concerns all mails, not only one recipient. */
export function isServerTrouble(reason: string | null): boolean {
  const trouble = troubleOf(reason);
  return trouble === "unreachable" || trouble === "sign-in" || trouble === "encryption";
}
