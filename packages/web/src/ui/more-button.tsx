import { Button } from "./button.tsx";

type MoreButtonProps = {
  /** An infinite query. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  children: string;
};

/** Loads the next page of an infinite query, if there is one. */
export function MoreButton({ list, children }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="self-start"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
