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
  hangsUpInData?: boolean;
};

export type MailServer = {
  url: URL;
  /** The mails that it accepted. */
  receivedMails: Arrival[];
  /** Resolves when it has accepted so many. */
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
  let more = Promise.withResolvers<void>();
  let port = 0;
  let server = await listening();
  onTestFinished(() => stop());

  async function listening(): Promise<SMTPServer> {
    const made = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      closeTimeout: 1,
      onConnect: (_session, answer) => {
        if (!behaviour.isSilent) answer();
      },
      onRcptTo: ({ address }, _session, answer) => {
        const refusal = behaviour.refuseRecipient?.(address);
        answer(refusal && refused(refusal));
      },
      onData: async (stream, session, answer) => {
        if (behaviour.hangsUpInData) return void stream.once("data", hangUp);
        const mail = readMail(await text(stream));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        receivedMails.push({ ...mail, recipients });
        answer();
        more.resolve();
      },
    });
    // Tests end connections abruptly.
    made.on("error", () => {});
    const { server: socket } = made;
    socket.on("connection", (connection) => connections.add(connection));
    made.listen(port, "127.0.0.1");
    await once(socket, "listening");
    port = (socket.address() as AddressInfo).port;
    return made;
  }

  function hangUp(): void {
    for (const connection of connections) connection.destroy();
    connections.clear();
  }

  async function stop(): Promise<void> {
    hangUp();
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
        more = Promise.withResolvers();
        await more.promise;
      }
    },
    behave: (next) => {
      behaviour = next;
    },
    stop,
    start: async () => {
      server = await listening();
    },
  };
}

function refused({ status, words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: status });
}
