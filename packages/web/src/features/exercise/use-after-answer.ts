import { withNamespaces } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";

/** Loads the components of `after-answer.ts` with their texts. Undefined until they are loaded. */
export function useAfterAnswer() {
  return useModule("verdict", () =>
    withNamespaces(import("./components/after-answer.ts"), "verdict", "reports", "speech"),
  ).data;
}
