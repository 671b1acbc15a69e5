import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { packageInput } from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api, doneBy } from "#lib/api.ts";
import { errorCodeOf } from "#lib/api-error.ts";

export type PackageInput = z.output<typeof packageInput>;

/** Creates a selection, or changes the one with the given id. */
export function useSavePackage(id: string | null) {
  const client = useQueryClient();
  return async (input: PackageInput): Promise<void> => {
    const { name, verbs } = input;
    await (id === null
      ? answerOf(api.packages.$post({ json: input }))
      : answerOf(api.packages[":id"].$patch({ param: { id }, json: { name, verbs } })));
    await forgetPackages(client);
  };
}

export function useDeletePackage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deletePackage,
    onSuccess: () => forgetPackages(client),
  });
}

/** What is gone already, since the answer of a first try was lost, is what was wanted. */
async function deletePackage(id: string): Promise<void> {
  try {
    await doneBy(api.packages[":id"].$delete({ param: { id } }));
  } catch (error) {
    if (errorCodeOf(error) !== "not_found") throw error;
  }
}

/** Lists and single selections, wherever they are shown. */
async function forgetPackages(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["packages"] }),
    client.invalidateQueries({ queryKey: ["package"] }),
  ]);
}
