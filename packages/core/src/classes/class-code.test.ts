import fc from "fast-check";
import { expect, test } from "vitest";
import { CLASS_CODE_LENGTH, codeInHalves, makeClassCode, readClassCode } from "./class-code.ts";

const code = fc.uint8Array({ minLength: CLASS_CODE_LENGTH, maxLength: 20 }).map(makeClassCode);

test("a code is read in any case, with spaces, hyphens, and look-alikes", () => {
  const spelling = fc.array(fc.constantFrom("", " ", "-", "–", "\u202f"), {
    minLength: CLASS_CODE_LENGTH,
    maxLength: CLASS_CODE_LENGTH,
  });
  const lookAlikes: Record<string, readonly string[]> = { 0: ["0", "O", "o"], 1: ["1", "I", "l"] };
  fc.assert(
    fc.property(code, spelling, fc.nat(), (made, between, choice) => {
      const typed = [...made].map((each, index) => {
        const spellings = lookAlikes[each] ?? [each, each.toLowerCase()];
        return between[index] + (spellings[(choice >> index) % spellings.length] ?? each);
      });
      expect(readClassCode(typed.join(""))).toBe(made);
    }),
  );
});

test("a code is shown in two halves, as it can be typed again", () => {
  expect(codeInHalves("3B7K0H1W")).toBe("3B7K 0H1W");
  fc.assert(fc.property(code, (made) => readClassCode(codeInHalves(made)) === made));
});

test("codes never contain I, L, O, or U", () => {
  fc.assert(fc.property(code, (made) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(made)));
});

test.each(["", "3B7K0H1", "3B7K0H111", "3B7K0HU1", "3B7K0H1é", "3B7K.0H1"])(
  "%j is no code",
  (typed) => {
    expect(readClassCode(typed)).toBeNull();
  },
);
