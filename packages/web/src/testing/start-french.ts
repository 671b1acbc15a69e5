import { showTexts } from "#i18n/use-translation.ts";
import { allTexts } from "./all-texts.ts";

/** Shows the interface in French, for component tests. */
export async function startFrench(): Promise<void> {
  showTexts("fr", await allTexts("fr"));
}
