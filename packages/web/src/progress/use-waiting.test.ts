// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { useWaitingWords } from "./use-waiting.ts";

beforeAll(startFrench);

it.each([
  [1, 0, "1 réponse"],
  [0, 2, "2 modifications"],
  [2, 1, "2 réponses et 1 modification"],
])("describes %i answers and %i edits", (answers, edits, words) => {
  const { result } = renderHook(useWaitingWords);

  expect(result.current(answers, edits)).toBe(words);
});
