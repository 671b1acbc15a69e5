import type { MadeAccount } from "@verbena/server/client";
import { useState } from "react";
import { makeAccounts } from "./api.ts";

/** Accounts in a request. The server takes about a second for them, so that their number shows the progress. */
const BATCH = 6;

type Progress = { done: number; all: number };

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

  /** @param onBatch receives the names that have no account yet. @throws ApiError of the first batch that fails */
  async function make(names: readonly string[], onBatch: (left: string[]) => void): Promise<void> {
    setProgress({ done: 0, all: names.length });
    try {
      for (let done = 0; done < names.length; done += BATCH) {
        onMade(await makeAccounts(classId, names.slice(done, done + BATCH)));
        onBatch(names.slice(done + BATCH));
        setProgress({ done: Math.min(done + BATCH, names.length), all: names.length });
      }
    } finally {
      setProgress(null);
    }
  }

  return { progress, make };
}
