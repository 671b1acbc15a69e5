import { ApiError } from "#lib/api-error.ts";
import { useSession } from "#session/use-session.ts";
import { useFailureToast } from "./use-failure-toast.ts";

/** Waits until somebody is in: what signs them in was done, and the server knows them. */
export function useEntry(): (attempt?: Promise<void>) => Promise<void> {
  const { refresh } = useSession();
  const orToast = useFailureToast();

  async function enter(attempt?: Promise<void>): Promise<void> {
    await attempt;
    if (!(await refresh())) throw new ApiError("unreachable");
  }

  return (attempt) => orToast(enter(attempt));
}
