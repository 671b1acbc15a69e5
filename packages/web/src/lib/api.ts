import { createClient } from "@verbena/server/client";
import type { ClientResponse } from "hono/client";
import { ApiError, errorOf, hasIssue } from "./api-error.ts";
import { learnServerTime } from "./server-clock.ts";

/** How long the server may take to start its response. A connected network may be silent. */
const READ_TIMEOUT_MS = 8_000;
const WRITE_TIMEOUT_MS = 20_000;

/** How long the whole response may take. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** The learner whom this tab shows; null while nobody is signed in. */
let learner: string | null = null;

const otherLearnerListeners = new Set<() => void>();

/** Sets the learner for whom calls are made. */
export function callFor(userId: string | null): void {
  learner = userId;
}

/** The header that names the learner of a call. The server refuses it in another learner's session. */
export function learnerHeader(userId: string | null): Record<string, string> {
  return userId === null ? {} : { "x-verbena-learner": userId };
}

/** Calls back when the server says that another learner is signed in in this browser. */
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
 * The response body of a call of {@link api}.
 *
 * @param field a field that the body always has, to recognise the server's response
 * @throws ApiError when the server refuses or does not answer
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
 * Awaits a call whose response only says that it succeeded.
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

/** Something else has answered, such as a Wi-Fi portal. */
const notOurs = () => new ApiError("unreachable");

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

/** The error in a refused response. Notifies listeners when another learner is signed in. */
export async function refusalOf(response: Parameters<typeof errorOf>[0]): Promise<ApiError> {
  const error = await errorOf(response);
  if (hasIssue(error, "otherLearner")) for (const listener of otherLearnerListeners) listener();
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
  const silent = setTimeout(abort, isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  setTimeout(abort, RESPONSE_TIMEOUT_MS);
  const askedAt = Date.now();
  try {
    // The server never redirects calls; a Wi-Fi portal may.
    const response = await fetch(input, { ...init, redirect: "error", signal: giveUp.signal });
    learnServerTime(response, askedAt);
    return response;
  } finally {
    clearTimeout(silent);
  }
}
