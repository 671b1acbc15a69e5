import pino from "pino";
import type { Database } from "../db/database.ts";
import type { Dependencies } from "../dependencies.ts";
import type { OutgoingMail } from "../mail/delivery.ts";
import { openPostOffice, type PostOffice } from "../mail/post-office.ts";

type MailCollector = { office: PostOffice; sent: OutgoingMail[] };

const collectors = new WeakMap<Database, MailCollector>();

/**
 * Collects the mails of a database for `sentMails` instead of sending them. A second call on the same
 * database keeps the mails of the first.
 */
export function collectMails(db: Database, { now, linkOrigin, rateLimits }: Options): void {
  const sent = collectors.get(db)?.sent ?? [];
  const delivery = {
    deliver: async (_: unknown, mail: OutgoingMail) => void sent.push(mail),
    close: () => {},
  };
  const from = { name: "Verbena", address: "no-reply@verbena.example" };
  const log = pino({ level: "silent" });
  collectors.set(db, {
    office: openPostOffice({ db, from, linkOrigin, delivery, log, now, rateLimits }),
    sent,
  });
}

type Options = Pick<Dependencies, "now" | "linkOrigin" | "rateLimits">;

/** Processes the queue and returns all mails so far. */
export async function sentMails(db: Database): Promise<OutgoingMail[]> {
  const collector = collectors.get(db);
  if (!collector) throw new Error("Call collectMails before sentMails.");
  await collector.office.sendDue();
  return collector.sent;
}

/** The mails to an address, oldest first, with the paths and tokens of their links. */
export async function mailsTo(db: Database, email: string) {
  return (await sentMails(db))
    .filter(({ recipient }) => recipient === email)
    .toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt) || rankOf(a) - rankOf(b))
    .map(({ filled: { kind, language, content } }) => {
      const { pathname, hash } = new URL(content["link"] ?? "http://localhost:3000/");
      const token = new URLSearchParams(hash.slice(1)).get("token") ?? "";
      return { kind, language, path: pathname, token, content };
    });
}

/** Among mails with the same time, the sign-up mail comes first. */
const rankOf = ({ filled }: OutgoingMail) => (filled.kind === "confirm-address" ? 0 : 1);
