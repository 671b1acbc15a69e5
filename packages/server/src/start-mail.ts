import { join } from "node:path";
import type { Dependencies } from "./dependencies.ts";
import { type Environment, linkOriginOf } from "./environment.ts";
import { outboxDelivery, smtpDelivery } from "./mail/delivery.ts";
import { startMailWorker } from "./mail/mail-worker.ts";
import { openPostOffice } from "./mail/post-office.ts";

type MailDependencies = Pick<Dependencies, "db" | "log" | "now" | "rateLimits">;

/** Starts the mail worker. Without SMTP_URL, it writes mails into a folder. */
export function startMail(
  { db, log, now, rateLimits }: MailDependencies,
  environment: Environment,
) {
  const { smtpUrl, mailFrom, baseUrl, dataDir, databaseUrl } = environment;
  const from = mailFrom ?? {
    name: "Verbena",
    address: `no-reply@${baseUrl?.hostname ?? "localhost"}`,
  };
  const folder = join(dataDir, "outbox");
  if (databaseUrl !== undefined && !smtpUrl) {
    log.warn(
      { folder },
      "SMTP_URL is missing: mails reach nobody, they are only written into a folder",
    );
  }
  const delivery = smtpUrl ? smtpDelivery(smtpUrl) : outboxDelivery(folder, log);
  const linkOrigin = linkOriginOf(environment);
  const office = { db, from, linkOrigin, delivery, log, now, rateLimits };
  return startMailWorker({ postOffice: openPostOffice(office), log });
}
