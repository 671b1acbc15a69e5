import type { ReactNode } from "react";

type StageProps = {
  /** The line at the top of the screen. */
  top: ReactNode;
  children: ReactNode;
  /** What stays at the bottom of the screen. */
  bottom?: ReactNode;
};

/**
 * The exercise screen: a line at the top, the sentence, and the dock, which takes the room that is left. If
 * there is too little, the page scrolls.
 */
export function Stage({ top, children, bottom }: StageProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {top}
      <div className="stage-column flex flex-[1_0_auto] flex-col pt-[min(1.5rem,3dvh)] pb-6 short:pt-1 short:pb-2 md:pt-[clamp(0.5rem,calc((100dvh-40rem)*0.45),8rem)]">
        {children}
      </div>
      {bottom}
    </div>
  );
}
