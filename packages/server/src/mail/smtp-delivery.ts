import { createTransport } from "nodemailer";
import { isLoopback } from "../http/client-address.ts";
import type { Delivery } from "./delivery.ts";

const TIMEOUT_MS = 10_000;

type Options = {
  /** How long, in ms, the mail server may take to accept a connection, to greet, to answer. */
  timeoutMs?: number;
};

/**
 * Delivers to a mail server.
 *
 * @param smtpUrl `smtp://` or `smtps://`; what its query says goes before what is said here
 */
export function smtpDelivery(smtpUrl: URL, { timeoutMs = TIMEOUT_MS }: Options = {}): Delivery {
  const transport = createTransport({
    pool: true,
    url: smtpUrl.href,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: demandsTls(smtpUrl),
    // A connection that the server has closed meanwhile is opened again, once.
    maxRequeues: 1,
  });
  return {
    deliver: async (message, _mail, signal) => {
      await transport.sendMail({ ...message, signal });
    },
    close: () => transport.close(),
  };
}

/** A password never travels in clear; links that open accounts only on this machine, or if told so. */
function demandsTls({ protocol, hostname, username, searchParams }: URL): boolean {
  const isMeant = isLoopback(hostname) || searchParams.get("ignoreTLS") === "true";
  return protocol === "smtp:" && (username !== "" || !isMeant);
}
