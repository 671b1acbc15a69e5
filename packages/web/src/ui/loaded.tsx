import type { ReactNode } from "react";
import { LoadFailure } from "./load-failure.tsx";
import { Loading } from "./loading.tsx";

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** Message when loading has failed. */
  failure: string;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query, or its loading or failed state. */
export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  return isError ? <LoadFailure text={failure} onRetry={() => void refetch()} /> : <Loading />;
}
