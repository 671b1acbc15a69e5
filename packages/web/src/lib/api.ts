import { createClient } from "@verbena/server/client";
import type { ClientResponse } from "hono/client";
import { ApiError, errorOf, hasIssue } from "./api-error.ts";
import { learnServerTime } from "./server-clock.ts";

/** How long the server may take to begin its answer. A network may be connected and yet silent. */
const READ_PATIENCE_MS = 8_000;
const WRITE_PATIENCE_MS = 20_000;

/** How long the whole answer may take. */
const WHOLE_PATIENCE_MS = 60_000;

/** The learner whom this tab shows; null while nobody is signed in. */
let learner: string | null = null;

const otherLearnerListeners = new Set<() => void>();

/** From now on calls are made for this learner. */
export function callFor(userId: string | null): void {
  learner = userId;
}

/** The header that says for whom a call is made: the server refuses it in another's session. */
export function learnerHeader(userId: string | null): Record<string, string> {
  return userId === null ? {} : { "x-verbena-learner": userId };
}

/** Calls back when the server says that somebody else is signed in in this browser. */
export function onOtherLearner(listener: () => void): () => void {
  otherLearnerListeners.add(listener);
  return () => void otherLearnerListeners.delete(listener);
}

/** The typed calls of the server. */
export const api = createClient(window.location.origin, {
  headers: () => learnerHeader(learner),
  fetch: fetchInTime,
}).api;

/**
 * What a call of {@link api} answers.
 *
 * @param field that the answer always has, for calls after which something is forgotten or changed here
 * @throws ApiError when it is refused, or when the server does not answer
 */
export async function answerOf<Answer>(
  call: Promise<ClientResponse<Answer>>,
  field?: keyof NonNullable<Answer> & string,
): Promise<Answer> {
  const response = await reached(call);
  if (!response.ok) throw await refusalOf(response);
  const body: unknown = await reached(response.json());
  if (!isObject(body) && body !== null) throw notOurs();
  if (body !== null && field !== undefined && !(field in body)) throw notOurs();
  return body as Answer;
}

/**
 * For calls whose answer only says that it was done.
 *
 * @throws ApiError as {@link answerOf}
 */
export async function doneBy(
  call: Promise<ClientResponse<{ success: boolean } | null>>,
): Promise<void> {
  const response = await reached(call);
  if (!response.ok) throw await refusalOf(response);
  if (response.status === 204) return;
  const body: unknown = await reached(response.json());
  if (!isObject(body) || body["success"] !== true) throw notOurs();
}

/** Something else on the way has answered, such as a Wi-Fi network's sign-in page. */
const notOurs = () => new ApiError("unreachable");

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

/** What a refused response says. Tells the application when another learner is signed in. */
export async function refusalOf(response: Parameters<typeof errorOf>[0]): Promise<ApiError> {
  const error = await errorOf(response);
  if (hasIssue(error, "otherLearner")) for (const tell of otherLearnerListeners) tell();
  return error;
}

async function reached<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    throw new ApiError("unreachable", [], null, { cause });
  }
}

async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const giveUp = new AbortController();
  const abort = () => giveUp.abort(new DOMException("The server is silent.", "TimeoutError"));
  const isRead = init.method === undefined || init.method === "GET";
  const silent = setTimeout(abort, isRead ? READ_PATIENCE_MS : WRITE_PATIENCE_MS);
  setTimeout(abort, WHOLE_PATIENCE_MS);
  const askedAt = Date.now();
  try {
    // The server never redirects a call, so a redirect comes from something else, such as a Wi-Fi portal.
    const response = await fetch(input, { ...init, redirect: "error", signal: giveUp.signal });
    learnServerTime(response, askedAt);
    return response;
  } finally {
    clearTimeout(silent);
  }
}
