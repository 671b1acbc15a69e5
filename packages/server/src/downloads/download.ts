import { setImmediate as nextEventLoopTurn } from "node:timers/promises";
import type { Context } from "hono";
import type { SignedIn } from "../accounts/session/signed-in.ts";
import type { Dependencies } from "../dependencies.ts";
import { AppError, describeError } from "../errors/app-error.ts";
import { createFairQueue } from "../http/fair-queue.ts";

type Content = AsyncIterable<string> | Iterable<string>;

type Download = {
  /** `cards.csv` is saved as `verbena-cards-2026-03-10.csv`. */
  name: string;
  type: string;
  /** Each part of the content is one read of the database. */
  write: () => Promise<Content>;
};

type DownloadDependencies = Pick<Dependencies, "now" | "log" | "rateLimits">;

/** Limits concurrent reads. Each part of a file is one read: other downloads go on while a slow client takes its part. */
const inTurn = createFairQueue({ running: 2, waiting: Number.POSITIVE_INFINITY });

/** Ids of the users to whom this process is sending a file. */
const downloading = new Set<string>();

const BUSY_RETRY_S = 5;

/**
 * Responds with a file that is written while it is sent. The day in its name is in UTC.
 *
 * @throws AppError rate_limited during another download of the user, or after too many
 */
export async function download(
  c: Pick<Context<SignedIn>, "req" | "body" | "var">,
  { now, log, rateLimits }: DownloadDependencies,
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
    await rateLimits.consume("download", id);
    const content = await inTurn(file.write);
    return c.body(streamOf(encoded(content, log), end), 200, headers);
  } catch (error) {
    end();
    throw error;
  }
}

/** Writes the next part when the browser has read the previous one, and stops when it disconnects. */
function streamOf(
  parts: AsyncGenerator<Uint8Array>,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        // The embedded database answers within one turn of the event loop. Without this pause, no other
        // request would be read until the file is written.
        await nextEventLoopTurn();
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

/** An error aborts the response, since its status is already sent. The browser notices an incomplete file. */
async function* encoded(
  content: Content,
  log: DownloadDependencies["log"],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const text of content) yield encoder.encode(text);
  } catch (error) {
    log.error({ error: describeError(error) }, "download failed");
    throw new Error("The download failed.");
  }
}
