import { useQuery } from "@tanstack/react-query";

/** Begins the keys of these queries: parts of the application belong to nobody. */
export const MODULE_KEY = "module";

/**
 * A part of the application that is loaded when it is needed. A part that does not come is an error
 * of the query, which can be tried again, and does not replace the page as an error of React would.
 *
 * @param name of the part, the same for the same `load`
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
