import type { passwordChange } from "@verbena/server/client";
import type { z } from "zod";
import { api, doneBy } from "#lib/api.ts";

/** @throws ApiError, also when the present password is another */
export function changePassword(change: z.input<typeof passwordChange>): Promise<void> {
  return doneBy(api.auth["change-password"].$post({ json: change }));
}
