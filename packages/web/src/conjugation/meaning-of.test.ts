import { expect, it } from "vitest";
import { loadTranslation } from "#i18n/use-translation.ts";
import { meaningOf } from "./meaning-of.ts";

it("finds a verb’s meaning in the language, and none for a verb without one", async () => {
  const { t } = await loadTranslation("fr", "meanings");

  expect(meaningOf(t, "haber")).toBe("auxiliaire, et «\u00A0il y a\u00A0»");
  expect(meaningOf(t, "oír")).toBe("entendre");
  expect(meaningOf(t, "googlear")).toBeUndefined();
});
