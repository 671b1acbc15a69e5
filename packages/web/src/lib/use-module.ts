import { useQuery } from "@tanstack/react-query";

/** The first part of these query keys: modules stay cached when the user changes. */
export const MODULE_KEY = "module";

/**
 * Loads a module when it is needed. A failure is an error of the query, which can be retried and does not
 * replace the page.
 *
 * @param name the same for the same `load`
 */
export function useModule<Module>(name: string, load: () => Promise<Module>, enabled = true) {
  return useQuery({
    queryKey: [MODULE_KEY, name],
    queryFn: load,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
