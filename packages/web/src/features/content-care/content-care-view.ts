import { z } from "zod";

export const contentCareTabs = ["reports", "corrections", "sentences"] as const;
export type ContentCareTab = (typeof contentCareTabs)[number];

/** Tab and filters of the page in the search parameters of the address. Ignores invalid values. */
export const contentCareView = z.object({
  /** The open tab. Without `tab`, the reports. */
  tab: z.enum(contentCareTabs).exclude(["reports"]).optional().catch(undefined),
  /** Which reports are shown. Without `state`, open reports. */
  state: z.literal("dealtWith").optional().catch(undefined),
  /** The text by which sentences are searched. The router turns digits into a number. */
  search: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
});
export type ContentCareView = z.output<typeof contentCareView>;
