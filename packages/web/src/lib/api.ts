import { createClient } from "@verbena/server/client";
import type { ClientResponse } from "hono/client";
import { ApiError, hasIssue, parseError } from "./api-error.ts";
import { createListeners } from "./listeners.ts";
import { readJson } from "./read-json.ts";
import { updateClockOffset } from "./server-clock.ts";

/** Time limits for the start of a response. A connected network may never answer. */
const READ_TIMEOUT_MS = 8_000;
const PATIENT_READ_TIMEOUT_MS = 20_000;
const WRITE_TIMEOUT_MS = 20_000;

/** Time limit for the whole response. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** The learner whom this tab shows; null while nobody is signed in. */
let learner: string | null = null;

const otherLearner = createListeners();

/** Sets the learner whom every call names. */
export function setApiLearner(userId: string | null): void {
  learner = userId;
}

/** The learner whom this tab shows. Null for a visitor. */
export const apiLearner = (): string | null => learner;

/** Names the learner of a call. The server refuses the call in another learner's session. */
export function learnerHeader(userId: string | null): Record<string, string> {
  return userId === null ? {} : { "x-verbena-learner": userId };
}

/** Calls back when the server reports that another learner is signed in in this browser. */
export const onOtherLearner = otherLearner.subscribe;

/** The typed calls of the server. */
export const api = createApi(READ_TIMEOUT_MS);

/** The typed calls with a longer time limit, for responses that the server may take long to compute. */
export const patientApi = createApi(PATIENT_READ_TIMEOUT_MS);

function createApi(readTimeoutMs: number) {
  // The build renders components that have calls, but makes none.
  const origin = globalThis.location?.origin ?? "";
  return createClient(origin, {
    headers: () => learnerHeader(learner),
    fetch: (input: RequestInfo | URL, init: RequestInit = {}) =>
      fetchWithTimeouts(input, init, readTimeoutMs),
  }).api;
}

/**
 * Awaits a call of {@link api} and returns the response body.
 *
 * @param field a field that the server's response to this call always has. A body without it comes from something else.
 * @throws ApiError when the server refuses or does not answer
 */
export async function readBody<Answer>(
  call: Promise<ClientResponse<Answer>>,
  field?: keyof NonNullable<Answer> & string,
): Promise<Answer> {
  const response = await orUnreachable(call);
  if (!response.ok) throw await parseErrorAndNotify(response);
  const body = await orUnreachable(readJson(response));
  if (!isObject(body) && body !== null) throw notFromServer();
  if (body !== null && field !== undefined && !(field in body)) throw notFromServer();
  return body as Answer;
}

/**
 * Awaits a call whose response only says that it succeeded.
 *
 * @throws ApiError when the server refuses or does not answer
 */
export async function ensureSuccess(
  call: Promise<ClientResponse<{ success: boolean } | null>>,
): Promise<void> {
  const response = await orUnreachable(call);
  if (!response.ok) throw await parseErrorAndNotify(response);
  if (response.status === 204) return;
  const body: unknown = await orUnreachable(response.json());
  if (!isObject(body) || body["success"] !== true) throw notFromServer();
}

/** The error for a response of something else, such as a Wi-Fi portal. */
const notFromServer = () => new ApiError("unreachable");

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

/** Reads the error in a refused response. Notifies listeners when another learner is signed in. */
async function parseErrorAndNotify(response: Parameters<typeof parseError>[0]): Promise<ApiError> {
  const error = await parseError(response);
  if (hasIssue(error, "otherLearner")) otherLearner.notify();
  return error;
}

/** Turns a network error into an ApiError. */
async function orUnreachable<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    throw new ApiError("unreachable", [], null, { cause });
  }
}

async function fetchWithTimeouts(
  input: RequestInfo | URL,
  init: RequestInit,
  readTimeoutMs: number,
): Promise<Response> {
  const controller = new AbortController();
  const abort = () =>
    controller.abort(new DOMException("The server did not respond in time.", "TimeoutError"));
  const isRead = init.method === undefined || init.method === "GET";
  const responseTimer = setTimeout(abort, isRead ? readTimeoutMs : WRITE_TIMEOUT_MS);
  // Never cleared: the body arrives after this function returns, and aborting a finished response does nothing.
  setTimeout(abort, RESPONSE_TIMEOUT_MS);
  const sentAt = Date.now();
  try {
    // Refuse redirects: the server never redirects calls, but a Wi-Fi portal may.
    const response = await fetch(input, { ...init, redirect: "error", signal: controller.signal });
    updateClockOffset(response, sentAt);
    return response;
  } finally {
    clearTimeout(responseTimer);
  }
}
