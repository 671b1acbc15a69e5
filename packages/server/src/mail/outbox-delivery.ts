import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Delivery } from "./delivery.ts";

/**
 * Where there is no mail server: each mail becomes a file that mail programs open, and its link a
 * line of the log.
 *
 * @param folder made when it is first needed
 */
export function outboxDelivery(folder: string, log: Logger): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    deliver: async (message, { id, written: { kind, content } }) => {
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

/** How long a mail stays in the folder: as long as one that was given up stays in the queue. */
const KEPT_MS = 30 * 86_400_000;

/** Removes old mails: they name people, who may have deleted their accounts since. */
export async function sweepOutbox(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => /\.eml(\.part)?$/.test(entry))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now.getTime() - KEPT_MS) await rm(path, { force: true });
  }
}
