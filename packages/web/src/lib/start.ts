import type { Start } from "@verbena/server/client";
import { ApiError } from "./api-error.ts";
import { updateClockOffset } from "./server-clock.ts";

declare global {
  /** The request of public/early.js for what the first view needs. */
  var verbenaStart: { sentAt: number; response: Promise<Response> } | undefined;
  /** Whether public/early.js has found that this browser cannot run the application. */
  var verbenaIsTooOld: boolean | undefined;
}

/** What the server has sent, without the parts that were taken. */
let loading: Promise<Partial<Start>> | undefined;

/**
 * Takes a part of what the server has sent for the first view. Undefined if the part is not there or was
 * taken before: it then has to be loaded.
 *
 * @throws ApiError unreachable if the server did not answer
 */
export async function takeFromStart<Name extends keyof Start>(
  name: Name,
): Promise<Start[Name] | undefined> {
  loading ??= load();
  const parts = await loading;
  const part = parts[name];
  delete parts[name];
  return part;
}

/** Forgets the parts that are left, such as those of a learner who has signed out. */
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
    const body: unknown = response.ok ? await response.json() : {};
    // Not the server's response, but a Wi-Fi portal's.
    if (typeof body !== "object" || body === null) return {};
    return body;
  } catch (cause) {
    // The next attempt is a call of its own.
    forgetStart();
    throw new ApiError("unreachable", [], null, { cause });
  }
}
