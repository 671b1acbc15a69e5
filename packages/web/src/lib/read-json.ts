import { nextTask } from "./next-task.ts";

/** A shorter piece of a body takes no noticeable time. */
const LONG_PIECE_BYTES = 10_000;

/**
 * Reads a body as JSON, piece by piece. `Response.json` decodes a long one, such as the sentences of a family, in one
 * task, which a slow phone feels.
 *
 * @throws SyntaxError if the body is not JSON; TypeError if the connection breaks
 */
export async function readJson({ body }: Pick<Response, "body">): Promise<unknown> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    text += decoder.decode(piece.value, { stream: true });
    if (piece.value.length > LONG_PIECE_BYTES) await nextTask();
  }
  return JSON.parse(text + decoder.decode());
}
