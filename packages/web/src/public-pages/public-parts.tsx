import { GuideTables, ReflexiveVerbs } from "#features/theory/conjugated-parts.tsx";
import type { GuideParts } from "#features/theory/guide-section.tsx";
import { GuideExamples } from "#features/theory/illustrated-parts.tsx";
import { QuestionWithAnswer } from "#features/theory/question-with-answer.tsx";
import { GuideOverview } from "#features/theory/section-parts.tsx";
import { Timeline } from "#features/theory/timeline.tsx";
import { SoundPlace } from "./sound-place.tsx";

/** The parts of a guide that is open to everybody. */
export const publicParts: GuideParts = {
  Tables: (props) => <GuideTables {...props} region="spain" />,
  ReflexiveVerbs,
  // The guide's own links to practice are enough without an account.
  PractiseVerbs: () => null,
  Overview: (props) => <GuideOverview {...props} SoundButton={SoundPlace} />,
  Timeline,
  Examples: (props) => <GuideExamples {...props} SoundButton={SoundPlace} />,
  Question: QuestionWithAnswer,
};
