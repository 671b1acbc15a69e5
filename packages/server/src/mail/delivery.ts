import type { Mail, Message } from "./compose-mail.ts";
import type { Written } from "./letter.ts";

/** A mail with what was filled in. */
export type Sent = Pick<Mail, "id" | "recipient" | "createdAt"> & { written: Written };

/** The way by which mails leave. */
export type Delivery = {
  /**
   * Resolves when somebody else has taken the message.
   *
   * @throws Error of which `failureOf` tells what it means
   */
  deliver: (message: Message, mail: Sent, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
