export const contentCareTabs = ["reports", "corrections", "sentences"] as const;
export type ContentCareTab = (typeof contentCareTabs)[number];

/** Tab and filters of the page, which are search parameters of the address. */
export type ContentCareView = {
  /** Without it, the reports. */
  tab?: Exclude<ContentCareTab, "reports">;
  /** Without it, open reports. */
  state?: "dealtWith";
  /** The text by which sentences are searched. */
  search?: string;
};

/** Parses the search parameters of the address. Invalid ones are ignored. */
export function parseContentCareView({
  tab,
  state,
  search,
}: Record<string, unknown>): ContentCareView {
  return {
    ...((tab === "corrections" || tab === "sentences") && { tab }),
    ...(state === "dealtWith" && { state }),
    ...((typeof search === "string" || typeof search === "number") && { search: String(search) }),
  };
}
