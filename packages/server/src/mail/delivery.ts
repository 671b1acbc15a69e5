import type { Mail, Message } from "./compose-mail.ts";

/** The way by which mails leave. */
export type Delivery = {
  /**
   * Resolves when somebody else has taken the message.
   *
   * @throws Error of which `failureOf` tells what it means
   */
  deliver: (message: Message, mail: Mail, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
