import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { type ReceivedMail, readMail } from "./received-mail.ts";

type Arrival = ReceivedMail & { recipients: string[] };

type Refusal = { status: number; words: string };

/** How a test's mail server misbehaves. */
type Behaviour = {
  /** Accepts connections and never responds. */
  isSilent?: boolean;
  refuseRecipient?: (address: string) => Refusal | undefined;
  /** Disconnects in the middle of a message. */
  disconnectsInData?: boolean;
};

export type MailServer = {
  url: URL;
  /** The mails that it accepted. */
  receivedMails: Arrival[];
  /** Resolves when it has accepted this many mails. */
  waitForMails: (count: number) => Promise<void>;
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** Starts a mail server on a free local port; it stops with the test. */
export async function startMailServer(): Promise<MailServer> {
  const receivedMails: Arrival[] = [];
  let behaviour: Behaviour = {};
  const connections = new Set<Socket>();
  let nextMail = Promise.withResolvers<void>();
  let port = 0;
  let server = await listen();
  onTestFinished(() => stop());

  async function listen(): Promise<SMTPServer> {
    const smtpServer = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      closeTimeout: 1,
      onConnect: (_session, respond) => {
        if (!behaviour.isSilent) respond();
      },
      onRcptTo: ({ address }, _session, respond) => {
        const refusal = behaviour.refuseRecipient?.(address);
        respond(refusal && smtpError(refusal));
      },
      onData: async (stream, session, respond) => {
        if (behaviour.disconnectsInData) return void stream.once("data", disconnect);
        const mail = readMail(await text(stream));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        receivedMails.push({ ...mail, recipients });
        respond();
        nextMail.resolve();
      },
    });
    // Tests end connections abruptly.
    smtpServer.on("error", () => {});
    const { server: socket } = smtpServer;
    socket.on("connection", (connection) => connections.add(connection));
    smtpServer.listen(port, "127.0.0.1");
    await once(socket, "listening");
    port = (socket.address() as AddressInfo).port;
    return smtpServer;
  }

  function disconnect(): void {
    for (const connection of connections) connection.destroy();
    connections.clear();
  }

  async function stop(): Promise<void> {
    disconnect();
    if (!server.server.listening) return;
    const closed = once(server.server, "close");
    server.close();
    await closed;
  }

  return {
    url: new URL(`smtp://127.0.0.1:${port}`),
    receivedMails,
    waitForMails: async (count) => {
      while (receivedMails.length < count) {
        nextMail = Promise.withResolvers();
        await nextMail.promise;
      }
    },
    behave: (next) => {
      behaviour = next;
    },
    stop,
    start: async () => {
      server = await listen();
    },
  };
}

function smtpError({ status, words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: status });
}
