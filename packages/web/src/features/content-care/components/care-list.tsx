import type { ReactNode } from "react";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";

type CareListProps = {
  query: Parameters<typeof MoreButton>[0]["list"] & {
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  /** The items, a list element each; undefined until they are known. */
  items: readonly ReactNode[] | undefined;
  label: string;
  /** What to say where there are none, unless it is said elsewhere. */
  none?: string;
  failed: string;
  more: string;
};

/** A list that comes page by page: on its way, failed, empty or there. */
export function CareList({ query, items, label, none, failed, more }: CareListProps) {
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
      <MoreButton list={query}>{more}</MoreButton>
    </>
  );
}
