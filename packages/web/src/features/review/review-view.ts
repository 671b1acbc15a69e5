export const reviewTabs = ["reports", "corrections", "sentences"] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** Tab and filters of the page, which are search parameters of the address. */
export type ReviewView = {
  /** Without it, the reports. */
  tab?: Exclude<ReviewTab, "reports">;
  /** Without it, open reports. */
  state?: "dealtWith";
  /** The text by which sentences are searched. */
  search?: string;
};

/** Parses the search parameters of the address. Invalid ones are ignored. */
export function parseReviewView({ tab, state, search }: Record<string, unknown>): ReviewView {
  return {
    ...((tab === "corrections" || tab === "sentences") && { tab }),
    ...(state === "dealtWith" && { state }),
    ...((typeof search === "string" || typeof search === "number") && { search: String(search) }),
  };
}
