import { setImmediate as nextTurnOfLoop } from "node:timers/promises";
import type { Context } from "hono";
import type { SignedIn } from "../accounts/session/signed-in.ts";
import type { Dependencies } from "../dependencies.ts";
import { AppError, describeError } from "../errors/app-error.ts";
import { createTurns } from "../http/turns.ts";

type Content = AsyncIterable<string> | Iterable<string>;

type Download = {
  /** What the file holds: `verbena-cards-2026-03-10.csv` from `cards.csv`. */
  name: string;
  type: string;
  /** Makes its content, of which each part is one read of the database. */
  write: () => Promise<Content>;
};

type Surroundings = Pick<Dependencies, "now" | "log" | "rateLimits">;

/**
 * Parts of files that a process reads at a time. Downloads take turns by part, so that no slow reader
 * holds the others up. Each learner has one, so few can wait.
 */
const inTurn = createTurns({ running: 2, waiting: Number.POSITIVE_INFINITY });

/** Learners to whom this process is sending a file. */
const downloading = new Set<string>();

/** When a learner's second download may be tried again: most are done by then. */
const BUSY_RETRY_S = 5;

/**
 * Answers with a file to keep, written while it is read. Its name has the day in UTC: a link says
 * nothing about where its reader is.
 *
 * @throws AppError rate_limited while the learner has another download, or after too many
 */
export async function download(
  c: Context<SignedIn>,
  { now, log, rateLimits }: Surroundings,
  file: Download,
): Promise<Response> {
  const day = now().toISOString().slice(0, 10);
  const [base, extension] = file.name.split(".");
  const headers = {
    "content-type": `${file.type}; charset=utf-8`,
    "content-disposition": `attachment; filename="verbena-${base}-${day}.${extension}"`,
  };
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  const { id } = c.var.user;
  if (downloading.has(id)) throw new AppError("rate_limited", [], { retryAfterS: BUSY_RETRY_S });
  downloading.add(id);
  const end = () => void downloading.delete(id);
  try {
    await rateLimits.count("download-by-user", id);
    const content = await inTurn(file.write);
    return c.body(streamOf(encoded(content, log), end), 200, headers);
  } catch (error) {
    end();
    throw error;
  }
}

/** Reads on when the learner's browser has taken what was read, and no more once it went away. */
function streamOf(
  parts: AsyncGenerator<Uint8Array>,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        // The embedded database answers within the same turn of the event loop: without this, no other
        // request would be read until the whole file is written.
        await nextTurnOfLoop();
        const { done, value } = await inTurn(() => parts.next());
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    async cancel() {
      onEnd();
      await parts.return(undefined);
    },
  });
}

/**
 * The status is on its way when something fails: the connection then breaks off, so that no
 * browser takes half a file for the whole.
 */
async function* encoded(content: Content, log: Surroundings["log"]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const text of content) yield encoder.encode(text);
  } catch (error) {
    log.error({ error: describeError(error) }, "export broke off");
    throw new Error("The export broke off.");
  }
}
