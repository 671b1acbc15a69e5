/** What came of a link that confirms an address, as the server tells it in the page's address. */
export type AddressOutcome = "confirmed" | "expired";
