import { expect, it } from "vitest";
import { withTypographicMarks } from "./typography.ts";

it.each([
  ["J'habite ici.", "J’habite ici."],
  ["I haven't seen it...", "I haven’t seen it…"],
  ["Hij komt 's avonds, in 't donker.", "Hij komt ’s avonds, in ’t donker."],
])("replaces straight marks: %s becomes %s", (typed, text) => {
  expect(withTypographicMarks(typed)).toBe(text);
});

it.each(["He said 'no'.", 'Elle dit "non".', "Déjà écrit : l’été…", "'s'"])("keeps %s", (typed) => {
  expect(withTypographicMarks(typed)).toBe(typed);
});
