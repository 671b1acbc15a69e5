import type { ReactNode } from "react";
import { Stage, StageTop } from "#features/exercise/components/stage.tsx";
import { TestQuestion } from "#features/exercise/test-question.tsx";
import { PlacementTestPage } from "#features/placement/placement-test-page.tsx";
import { useShortcuts } from "../layout/shortcuts-provider.tsx";

/** The placement test, on the exercise screen. */
export function PlacementTestRoute() {
  const onHelp = useShortcuts();
  return (
    <PlacementTestPage frame={inFrame}>
      {(sentence) => <TestQuestion {...sentence} onHelp={onHelp} />}
    </PlacementTestPage>
  );
}

function inFrame(content: ReactNode): ReactNode {
  return (
    <Stage top={<StageTop />} isPage>
      <div className="flex flex-col items-start gap-5">{content}</div>
    </Stage>
  );
}
