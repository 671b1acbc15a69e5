import { expect, test } from "vitest";
import { writeContentPatch } from "./write-patch.ts";

test("a missing folder of the content is an error, not an empty patch", async () => {
  const correction = { id: "presente-indicativo/tener/yo", change: { en: "I have time." } };
  await expect(writeContentPatch([correction], "/no/such/folder")).rejects.toThrow("ENOENT");
});
