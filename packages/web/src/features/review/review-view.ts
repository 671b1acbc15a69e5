export const reviewTabs = ["reports", "corrections", "sentences"] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** What the page shows, as its address says it. */
export type ReviewView = {
  /** Reports when missing. */
  tab?: Exclude<ReviewTab, "reports">;
  /** Which reports; open ones when missing. */
  state?: "dealtWith";
  /** Words to find sentences by. */
  search?: string;
};

/** Parses the search parameters of the address. Invalid ones are ignored. */
export function reviewView({ tab, state, search }: Record<string, unknown>): ReviewView {
  return {
    ...((tab === "corrections" || tab === "sentences") && { tab }),
    ...(state === "dealtWith" && { state }),
    ...((typeof search === "string" || typeof search === "number") && { search: String(search) }),
  };
}
