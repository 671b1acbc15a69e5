import type { Start } from "@verbena/server/client";
import { ApiError } from "./api-error.ts";
import { updateClockOffset } from "./server-clock.ts";

declare global {
  /**
   * The request of first-paint/load-application.ts for what the first view needs. The body is read while the scripts
   * load. If the server refuses, it is empty.
   */
  var verbenaStart:
    | { sentAt: number; response: Promise<Response>; body: Promise<unknown> }
    | undefined;
  /** Whether public/early-application.js has found that this browser cannot run the application. */
  var verbenaIsTooOld: boolean | undefined;
}

/** The response without the values that were already taken. */
let loading: Promise<Partial<Start>> | undefined;

/**
 * Takes a value from the response for the first view. Undefined if the value is missing or was already taken; the
 * caller then loads it.
 *
 * @throws ApiError unreachable if the server did not answer
 */
export async function takeFromStart<Name extends keyof Start>(
  name: Name,
): Promise<Start[Name] | undefined> {
  loading ??= load();
  const values = await loading;
  const value = values[name];
  delete values[name];
  return value;
}

/** Forgets the remaining values. Call this when the learner signs out. */
export function forgetStart(): void {
  globalThis.verbenaStart = undefined;
  loading = undefined;
}

async function load(): Promise<Partial<Start>> {
  const { verbenaStart: request } = globalThis;
  if (request === undefined) return {};
  try {
    const response = await request.response;
    updateClockOffset(response, request.sentAt);
    const body = await request.body;
    // The response comes from something else, such as a Wi-Fi portal.
    if (typeof body !== "object" || body === null) return {};
    return body;
  } catch (cause) {
    // Forget the failed response: the next attempt makes its own call.
    forgetStart();
    throw new ApiError("unreachable", [], null, { cause });
  }
}
