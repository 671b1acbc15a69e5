import { useQuery } from "@tanstack/react-query";

/** The first element of the query keys of modules. Modules stay cached when the user changes. */
export const MODULE_KEY = "module";

/**
 * Loads a module on demand. A failure is an error of the query: the page stays, and loading can be retried.
 *
 * @param name identifies the module
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
