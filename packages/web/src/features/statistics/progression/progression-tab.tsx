import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { FamilyChoice } from "../components/family-choice.tsx";
import { AccuracySection } from "./accuracy-section.tsx";
import { BreakdownSections } from "./breakdown-sections.tsx";
import { CausesSection } from "./causes-section.tsx";
import { LevelsSection } from "./levels-section.tsx";

type ProgressionTabProps = { family: ExerciseKey; onFamily: (family: ExerciseKey) => void };

/** How far the learner has come: levels, and family by family what goes right and what wrong. */
export function ProgressionTab({ family, onFamily }: ProgressionTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <LevelsSection />
      <FamilyChoice families={exerciseKeys} value={family} onChange={onFamily} />
      <AccuracySection key={`accuracy ${family}`} family={family} />
      <BreakdownSections key={`breakdown ${family}`} family={family} />
      <CausesSection key={`causes ${family}`} exerciseKey={family} />
    </div>
  );
}
