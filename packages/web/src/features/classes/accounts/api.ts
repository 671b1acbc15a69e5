import { queryOptions } from "@tanstack/react-query";
import type { MadeAccount } from "@verbena/server/client";
import { api, ensureSuccess, readBody } from "#lib/api.ts";

/** The accounts that a class has made, and the code with which their pupils sign in. */
export const accountsQuery = (classId: string) =>
  queryOptions({
    queryKey: ["classes", classId, "accounts"],
    queryFn: () => readBody(api.classes[":classId"].accounts.$get({ param: { classId } }), "code"),
    // Pupils may lock their names at any time.
    staleTime: 0,
  });

/** @param input with the id of the request, which a repetition has too: it makes no other accounts. @throws ApiError */
export async function makeAccounts(
  classId: string,
  input: { id: string; names: string[] },
): Promise<MadeAccount[]> {
  const call = api.classes[":classId"].accounts;
  return (await readBody(call.$post({ param: { classId }, json: input }), "accounts")).accounts;
}

/** Gives a pupil another password. @throws ApiError */
export function renewPassword(classId: string, id: string): Promise<MadeAccount> {
  const call = api.classes[":classId"].accounts[":id"].password;
  return readBody(call.$post({ param: { classId, id } }), "password");
}

/** Lets a pupil sign in again before the lock ends. @throws ApiError */
export function unlock(classId: string, id: string): Promise<void> {
  const call = api.classes[":classId"].accounts[":id"].unlock;
  return ensureSuccess(call.$post({ param: { classId, id } }));
}
