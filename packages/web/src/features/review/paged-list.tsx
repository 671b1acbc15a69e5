import type { ReactNode } from "react";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";

type PagedListProps = {
  query: Parameters<typeof MoreButton>[0]["query"] & {
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  /** List elements; undefined until they are loaded. */
  items: readonly ReactNode[] | undefined;
  label: string;
  /** Shown for an empty list, unless something else says it. */
  none?: string;
  failed: string;
  more: string;
};

/** An infinite query as a list, with its loading, failed and empty states. */
export function PagedList({ query, items, label, none, failed, more }: PagedListProps) {
  return (
    <>
      {query.isError && <LoadFailure text={failed} onRetry={() => void query.refetch()} />}
      {items === undefined && !query.isError && <LoadingLine className="max-w-md" />}
      {items?.length === 0 && none && <p className="text-ink-soft">{none}</p>}
      {items !== undefined && items.length > 0 && (
        <ol aria-label={label} className="flex flex-col">
          {items}
        </ol>
      )}
      <MoreButton query={query}>{more}</MoreButton>
    </>
  );
}
