import type { MadeAccount } from "@verbena/server/client";
import { useRef, useState } from "react";
import { newId } from "#lib/new-id.ts";
import { makeAccounts } from "./api.ts";

/** Accounts in a request. The server takes about a second for them, so that their number shows the progress. */
const BATCH = 6;

type Progress = { done: number; all: number };

/** Accounts that were asked for and may have been made, although no response came. */
type Request = { id: string; names: string[] };

/**
 * Makes accounts in batches: a class takes longer than some networks wait for a response.
 *
 * @param onMade receives the accounts of each batch
 */
export function useMakeAccounts(
  classId: string,
  onMade: (accounts: readonly MadeAccount[]) => void,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const unanswered = useRef<Request | null>(null);

  /** Sends a request again with its id if its response was lost: the accounts are made only once. */
  async function makeBatch(names: string[]): Promise<void> {
    const isSame = unanswered.current?.names.join("\n") === names.join("\n");
    const request = isSame && unanswered.current ? unanswered.current : { id: newId(), names };
    unanswered.current = request;
    const made = await makeAccounts(classId, request);
    unanswered.current = null;
    onMade(made);
  }

  /** @param onBatch receives the names that have no account yet. @throws ApiError of the first batch that fails */
  async function make(names: readonly string[], onBatch: (left: string[]) => void): Promise<void> {
    setProgress({ done: 0, all: names.length });
    try {
      for (let done = 0; done < names.length; done += BATCH) {
        await makeBatch(names.slice(done, done + BATCH));
        onBatch(names.slice(done + BATCH));
        setProgress({ done: Math.min(done + BATCH, names.length), all: names.length });
      }
    } finally {
      setProgress(null);
    }
  }

  return { progress, make };
}
