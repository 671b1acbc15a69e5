import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formExercise } from "#testing/exercises.ts";
import { KeyList, SentenceList } from "./sentence-list.tsx";

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");

const sheetOf = (exercise: ReturnType<typeof formExercise>, isMixed = false) =>
  textOf(
    renderToStaticMarkup(
      <SentenceList sentences={[exercise]} start={3} size="normal" isMixed={isMixed} />,
    ),
  );

it("gives the verb, and the person if the sentence has no subject", () => {
  expect(sheetOf(formExercise())).toBe("3.Ayer suerte. (tener, yo)");
  expect(sheetOf(formExercise({ subject: "yo" }))).toBe("3.Ayer suerte. (tener)");
});

it("gives the tense on a sheet with several families", () => {
  expect(sheetOf(formExercise({ subject: "yo" }), true)).toBe("3.Ayer suerte. (tener, indefinido)");
});

it("never shows the answer on the sheet", () => {
  expect(sheetOf(formExercise())).not.toContain("tuve");
});

it("lists every right answer in the key, that of vos only where people say it", () => {
  const exercise = formExercise({ answer: "vamos", variants: ["vayamos"], vos: "vamos vos" });
  const keyIn = (region: "spain" | "latin-america") =>
    textOf(renderToStaticMarkup(<KeyList sentences={[exercise]} region={region} />));
  expect(keyIn("spain")).toBe("1.vamos / vayamos");
  expect(keyIn("latin-america")).toBe("1.vamos / vayamos / vamos vos");
});
