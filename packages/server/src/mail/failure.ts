/** Why a mail did not leave, and whether it never will. */
export type Failure = {
  /** For the log and the queue: codes only, since what servers say quotes addresses. */
  reason: string;
  isFinal: boolean;
};

/**
 * What an error of nodemailer means for the mail. A refusal of its recipient or its text is final
 * (RFC 5321, 4.2.1: 5yz). What the person who runs Verbena can mend is not: a wrong password, a
 * sender's address or a relay that the server does not allow.
 */
export function failureOf(error: unknown): Failure {
  const status = numberIn(error, "responseCode");
  const command = textIn(error, "command");
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(textIn(error, "response") ?? "")?.[1];
  const parts = [codeOf(error), command, status, enhanced];
  return {
    reason: parts.filter((part) => part !== undefined).join(" "),
    isFinal: isMalformed(error) || isRefusal(status, enhanced, command),
  };
}

/** No server has been asked: the address is none. */
function isMalformed(error: unknown): boolean {
  return textIn(error, "code") === "EENVELOPE" && textIn(error, "command") === "API";
}

function isRefusal(status = 0, enhanced: string | undefined, command: string | undefined): boolean {
  if (status < 500 || status >= 600) return false;
  if (command === "DATA") return true;
  return command === "RCPT TO" && !isPolicy(status, enhanced);
}

/** Authentication required (RFC 4954), or one of the security and policy states of RFC 3463. */
function isPolicy(status: number, enhanced = ""): boolean {
  return status === 530 || enhanced.startsWith("5.7.");
}

function codeOf(error: unknown): string {
  return textIn(error, "code") ?? (error instanceof Error ? error.name : typeof error);
}

function textIn(error: unknown, name: string): string | undefined {
  const value = valueIn(error, name);
  return typeof value === "string" ? value : undefined;
}

function numberIn(error: unknown, name: string): number | undefined {
  const value = valueIn(error, name);
  return typeof value === "number" ? value : undefined;
}

function valueIn(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
