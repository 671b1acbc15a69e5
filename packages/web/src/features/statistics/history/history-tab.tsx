import type { ExerciseKey } from "@verbena/core/vocabulary";
import { allFamilies, type ChosenFamily } from "../chosen-family.ts";
import { FamilyChoice } from "../components/family-choice.tsx";
import { AnswersSection } from "./answers-section.tsx";
import { YearSection } from "./year-section.tsx";

type HistoryTabProps = {
  family: ChosenFamily;
  onFamily: (family: ChosenFamily) => void;
  /** What is practised next. */
  practise: ExerciseKey;
};

/** What the learner did: a year of days, and every answer. */
export function HistoryTab({ family, onFamily, practise }: HistoryTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <FamilyChoice families={allFamilies} value={family} onChange={onFamily} />
      <YearSection key={`year ${family}`} family={family} practise={practise} />
      <AnswersSection key={`answers ${family}`} family={family} />
    </div>
  );
}
