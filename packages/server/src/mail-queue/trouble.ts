/** Why mails do not leave, as far as it can be told in words. */
export type MailTrouble =
  /** The mail server does not answer. */
  | "unreachable"
  /** It does not take the user or the password of SMTP_URL. */
  | "sign-in"
  /** There is no encrypted connection to be had. */
  | "encryption"
  /** It refuses the recipient for good. */
  | "no-such-address"
  /** It refuses the text for good. */
  | "rejected"
  /** It refuses for now, or until the settings are mended. */
  | "refused"
  /** The mail, or its link, had become too old. */
  | "too-late"
  | "other";

const marks: readonly [MailTrouble, RegExp][] = [
  ["too-late", /^too late$/],
  ["sign-in", /\bE(NO)?AUTH\b|\bAUTH\b/],
  ["encryption", /\bETLS\b|\bSTARTTLS\b/],
  ["no-such-address", /^EENVELOPE API\b|\bRCPT TO 5(?!30\b)\d\d(?! 5\.7\.)/],
  ["rejected", /\bDATA 5\d\d\b/],
  ["refused", /\b(RCPT TO|DATA|MAIL FROM)\b.* \d{3}\b/],
  ["unreachable", /\bCONN\b|\bE(SOCKET|DNS|CONNECTION|TIMEDOUT|CONN[A-Z]+|HOST[A-Z]+)\b/],
];

/** What the reason means that was kept of a mail's last attempt; see `failureOf`. */
export function troubleOf(reason: string | null): MailTrouble {
  return marks.find(([, mark]) => mark.test(reason ?? ""))?.[0] ?? "other";
}

/** Whether the mail server said that it will never take such a mail. */
export function isBounce(reason: string | null): boolean {
  const trouble = troubleOf(reason);
  return trouble === "no-such-address" || trouble === "rejected";
}

/** Whether the mail server refuses all mail, not only one recipient's. */
export function isOfServer(reason: string | null): boolean {
  const trouble = troubleOf(reason);
  return trouble === "unreachable" || trouble === "sign-in" || trouble === "encryption";
}
