import { useDeferredValue } from "react";
import { useModule } from "#lib/use-module.ts";
import { useExercises } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { useSoundButton } from "#speech/use-sound-button.ts";
import { Placeholder } from "#ui/loading.tsx";
import type { PartProps } from "./conjugated-parts.tsx";
import type { GuideParts } from "./guide-section.tsx";
import type { GuideExamplesProps, SectionQuestionProps } from "./illustrated-parts.tsx";
import { GuideOverview, type GuideOverviewProps } from "./section-parts.tsx";
import type { TimelineProps } from "./timeline.tsx";

/** The parts of a guide for the learner. Those that the text does not need are loaded after it is shown. */
export const learnerParts: GuideParts = {
  Tables,
  ReflexiveVerbs,
  PractiseVerbs,
  Overview,
  Timeline,
  Examples,
  Question,
};

/** Loads the components that only guides to a tense have. */
export const useConjugatedParts = (isWanted = true) =>
  useModule("conjugated-parts", () => import("./conjugated-parts.tsx"), isWanted);

/** Loads the components for the illustrations of a section. */
export const useIllustratedParts = (isWanted = true) =>
  useModule("illustrated-parts", () => import("./illustrated-parts.tsx"), isWanted);

function Tables(props: PartProps) {
  const { region } = useUser();
  const conjugated = useDeferredValue(useConjugatedParts().data);
  if (conjugated) return <conjugated.GuideTables {...props} region={region} />;
  // About as high as the tables: the text below hardly moves when these are loaded.
  return props.section.tables.length === 0 ? null : <Placeholder className="h-80" />;
}

function ReflexiveVerbs() {
  const conjugated = useDeferredValue(useConjugatedParts().data);
  return conjugated && <conjugated.ReflexiveVerbs />;
}

function PractiseVerbs(props: PartProps) {
  const conjugated = useDeferredValue(useConjugatedParts().data);
  const exercises = useDeferredValue(useExercises(props.family).data);
  if (!(conjugated && exercises)) return null;
  const items = new Set(exercises.map(({ item }) => item));
  return <conjugated.PractiseVerbs {...props} items={[...items]} />;
}

function Overview(props: GuideOverviewProps) {
  return <GuideOverview {...props} SoundButton={useSoundButton()} />;
}

function Timeline(props: TimelineProps) {
  const drawn = useModule("timeline", () => import("./timeline.tsx")).data;
  return drawn ? <drawn.Timeline {...props} /> : <Placeholder className="h-80" />;
}

function Examples(props: GuideExamplesProps) {
  const illustrated = useIllustratedParts().data;
  const SoundButton = useSoundButton();
  return illustrated && <illustrated.GuideExamples {...props} SoundButton={SoundButton} />;
}

function Question(props: SectionQuestionProps) {
  const illustrated = useIllustratedParts().data;
  return illustrated && <illustrated.SectionQuestion {...props} />;
}
