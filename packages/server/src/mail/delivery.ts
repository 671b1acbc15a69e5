import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@verbena/core/calendar";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { isLoopback } from "../http/client-address.ts";
import type { Mail, Message } from "./compose-mail.ts";
import type { MailWithContent } from "./letter.ts";

/** A mail that is being sent. */
export type OutgoingMail = Pick<Mail, "id" | "recipient" | "createdAt"> & {
  filled: MailWithContent;
};

export type Delivery = {
  /**
   * Resolves when the mail server has accepted the message.
   *
   * @throws Error for `reasonOf`
   */
  deliver: (message: Message, mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** For each step of the mail server: connection, greeting, answer. */
const TIMEOUT_MS = 10_000;

/**
 * Delivers to a mail server.
 *
 * @param smtpUrl `smtp://` or `smtps://`; its query overrides the options below
 */
export function smtpDelivery(smtpUrl: URL, timeoutMs = TIMEOUT_MS): Delivery {
  const transport = createTransport({
    pool: true,
    url: smtpUrl.href,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: needsTls(smtpUrl),
    // Reconnects if the server has closed the connection in the meantime.
    maxRequeues: 1,
  });
  return {
    deliver: async (message, _mail, signal) => {
      await transport.sendMail({ ...message, signal });
    },
    close: () => transport.close(),
  };
}

/** A password always needs TLS. Without a password, this machine and `ignoreTLS=true` are exempt. */
function needsTls({ protocol, hostname, username, searchParams }: URL): boolean {
  const isExempt = isLoopback(hostname) || searchParams.get("ignoreTLS") === "true";
  return protocol === "smtp:" && (username !== "" || !isExempt);
}

/** Writes each mail into an `.eml` file, and its link into the log. */
export function outboxDelivery(folder: string, log: Logger): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    deliver: async (message, { id, filled: { kind, content } }) => {
      const { message: bytes } = await transport.sendMail(message);
      const file = join(folder, `${id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ kind, file, link: content["link"] }, "no SMTP_URL: mail written to the outbox");
    },
    close: () => transport.close(),
  };
}

/** As long as failed mails stay in the queue. */
const OUTBOX_KEPT_MS = 30 * DAY_MS;

/** Removes old mails from the outbox, since their recipients may have deleted their accounts. */
export async function sweepOutbox(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => /\.eml(\.part)?$/.test(entry))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now.getTime() - OUTBOX_KEPT_MS) await rm(path, { force: true });
  }
}
