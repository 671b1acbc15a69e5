import type { Context } from "hono";
import type { Dependencies } from "./dependencies.ts";
import { describeError } from "./describe-error.ts";

type Download = {
  /** What the file holds: `verbena-cards-2026-03-10.csv` from `cards.csv`. */
  name: string;
  type: string;
  content: AsyncIterable<string> | Iterable<string>;
};

type Surroundings = Pick<Dependencies, "now" | "log">;

/**
 * Answers with a file to keep, written while it is read. Its name has the day in UTC: a link says
 * nothing about where its reader is.
 */
export function download(c: Context, { now, log }: Surroundings, file: Download): Response {
  const day = now().toISOString().slice(0, 10);
  const [base, extension] = file.name.split(".");
  const body = streamOf(encoded(file.content, log));
  return c.body(body, 200, {
    "content-type": `${file.type}; charset=utf-8`,
    "content-disposition": `attachment; filename="verbena-${base}-${day}.${extension}"`,
  });
}

/** Reads on when the learner's browser has taken what was read, and no more once it went away. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/**
 * The status is on its way when something fails: the connection then breaks off, so that no
 * browser takes half a file for the whole.
 */
async function* encoded(
  content: Download["content"],
  log: Surroundings["log"],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const text of content) yield encoder.encode(text);
  } catch (error) {
    log.error({ error: describeError(error) }, "export broke off");
    throw new Error("The export broke off.");
  }
}
