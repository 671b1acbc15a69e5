import { createClient } from "@verbena/server/client";
import type { ClientResponse } from "hono/client";
import { ApiError, errorOf } from "./api-error.ts";

/** The typed calls of the server. */
export const api = createClient(window.location.origin).api;

/**
 * What a call of {@link api} answers.
 *
 * @throws ApiError when it is refused, or when nothing answers
 */
export async function answerOf<Answer>(call: Promise<ClientResponse<Answer>>): Promise<Answer> {
  const response = await reached(call);
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as Answer;
}

/** For calls whose answer is that it was done: nothing to read. */
export async function doneBy(call: Promise<ClientResponse<unknown>>): Promise<void> {
  const response = await reached(call);
  if (!response.ok) throw await errorOf(response);
}

async function reached<Response>(call: Promise<Response>): Promise<Response> {
  try {
    return await call;
  } catch {
    throw new ApiError("unreachable");
  }
}
