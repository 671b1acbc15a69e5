import { withParts } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";

/** The components that show a verdict, with their texts; undefined until they are loaded. */
export function useVerdictParts() {
  return useModule("verdict", () =>
    withParts(import("./components/verdict-parts.ts"), "verdict", "reports", "speech"),
  ).data;
}
