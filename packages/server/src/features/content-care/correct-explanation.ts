import { languages } from "@verbena/core/vocabulary";
import { pick } from "../../content/exercise-text.ts";
import { layOverExplanation } from "../../content/overlay.ts";
import { findExplanations } from "../../content/stored-explanation.ts";
import { AppError } from "../../errors/app-error.ts";
import { demandNone, demandVersion, strictIssuesIn } from "./correction-texts.ts";
import { type ExplanationForReview, findExplanationsForReview } from "./explanation-for-review.ts";
import { type Caretaker, changeCorrection } from "./keep-correction.ts";
import type { ExplanationCorrection } from "./schema.ts";

/**
 * Corrects an explanation for all the exercises that share it.
 *
 * @throws AppError invalid_input for texts that break a strict rule of style, or for the whole when
 * the explanation has changed meanwhile; not_found for one that no file has
 */
export async function correctExplanation(
  caretaker: Caretaker,
  { id, version, ...change }: ExplanationCorrection,
): Promise<ExplanationForReview | null> {
  return changeCorrection(caretaker, id, {
    decide: async (tx, correction) => {
      const [file] = await findExplanations(tx, [id]);
      if (!file) throw new AppError("not_found");
      const { text } = correction ? layOverExplanation(file, correction) : file;
      demandVersion(version, text);
      const wanted = { ...text, ...change };
      demandNone(strictIssuesIn(wanted, false));
      const fields = languages.filter((language) => wanted[language] !== file.text[language]);
      return {
        exerciseKey: file.exerciseKey,
        kept: { change: pick(wanted, fields), before: pick(file.text, fields), hidden: false },
        kind: fields.length > 0 ? "exercise-corrected" : "correction-withdrawn",
      };
    },
    see: async (tx) => (await findExplanationsForReview(tx, [id])).get(id) ?? null,
  });
}
