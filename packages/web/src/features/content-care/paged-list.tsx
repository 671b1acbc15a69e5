import type { ReactNode } from "react";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";

type PagedListProps = {
  query: Parameters<typeof MoreButton>[0]["query"] & {
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  /** `li` elements; undefined until they are loaded. */
  items: readonly ReactNode[] | undefined;
  label: string;
  /** Shown for an empty list. */
  emptyText?: string;
  failedText: string;
  /** The label of the button that loads the next page. */
  moreText: string;
};

/** An infinite query as a list, with its loading, failed and empty states. */
export function PagedList(props: PagedListProps) {
  const { query, items, label, emptyText, failedText, moreText } = props;
  return (
    <>
      {query.isError && <LoadFailure text={failedText} onRetry={() => void query.refetch()} />}
      {items === undefined && !query.isError && <LoadingLine className="max-w-md" />}
      {items?.length === 0 && emptyText && <p className="text-ink-soft">{emptyText}</p>}
      {items !== undefined && items.length > 0 && (
        <ol aria-label={label} className="flex flex-col">
          {items}
        </ol>
      )}
      <MoreButton query={query}>{moreText}</MoreButton>
    </>
  );
}
