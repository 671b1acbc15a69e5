/** What the page shows, a tab each; the address names it. */
export const careTabs = ["reports", "corrections", "sentences"] as const;
export type CareTab = (typeof careTabs)[number];

/** Reports that wait for an answer, or those that were dealt with. */
export const reportStates = ["open", "dealtWith"] as const;
export type ReportState = (typeof reportStates)[number];

export type CareView = {
  tab: CareTab;
  /** Of the tab of reports. */
  state: ReportState;
  /** Words of a sentence, of the tab of sentences; empty for all. */
  search: string;
};

export type CareAddress = { tab?: string; state?: string; search?: string };

/** The view that an address asks for; what it does not say, or says wrongly, is as at first. */
export function careViewOf({ tab, state, search = "" }: CareAddress): CareView {
  return {
    tab: careTabs.find((known) => known === tab) ?? "reports",
    state: reportStates.find((known) => known === state) ?? "open",
    search,
  };
}

/** The view as an address says it: what is as at first, or of another tab, needs no word. */
export function careAddressOf({ tab, state, search }: CareView): CareAddress {
  return {
    ...(tab !== "reports" && { tab }),
    ...(tab === "reports" && state !== "open" && { state }),
    ...(tab === "sentences" && search !== "" && { search }),
  };
}
