import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Environment } from "../environment.ts";
import { linkOriginOf } from "../link-origin.ts";
import { startMailWorker } from "./mail-worker.ts";
import { outboxDelivery } from "./outbox-delivery.ts";
import { openPostOffice } from "./post-office.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

/** Starts to send the mails of the queue: to the mail server, or into a folder where there is none. */
export function startMail(
  { db, log, now }: { db: Database; log: Logger; now: () => Date },
  environment: Environment,
) {
  const { smtpUrl, mailFrom, baseUrl, dataDir, databaseUrl } = environment;
  const from = mailFrom ?? {
    name: "Verbena",
    address: `no-reply@${baseUrl?.hostname ?? "localhost"}`,
  };
  const folder = join(dataDir, "outbox");
  if (databaseUrl !== undefined && !smtpUrl) {
    log.warn({ folder }, "SMTP_URL is missing: mails reach nobody, they only become files");
  }
  const delivery = smtpUrl ? smtpDelivery(smtpUrl) : outboxDelivery(folder, log);
  const office = { db, from, linkOrigin: linkOriginOf(environment), delivery, log, now };
  return startMailWorker({ postOffice: openPostOffice(office), log });
}
