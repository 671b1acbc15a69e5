import { ScrollArea as BaseScrollArea } from "@base-ui/react/scroll-area";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type ScrollAreaProps = { children: ReactNode; className?: string };

/** Fades the top or bottom edge while there is more content beyond it. */
const fadedEdges =
  "[mask-image:linear-gradient(to_bottom,transparent,black_min(3rem,var(--scroll-area-overflow-y-start,0px)),black_calc(100%-min(3rem,var(--scroll-area-overflow-y-end,0px))),transparent)]";

/** A scrolling area whose scrollbar disappears 600 ms after scrolling. */
export function ScrollArea({ children, className }: ScrollAreaProps) {
  return (
    <BaseScrollArea.Root className={className}>
      <BaseScrollArea.Viewport
        tabIndex={-1}
        className={classNames(
          "h-full scroll-py-14 overscroll-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden",
          fadedEdges,
        )}
      >
        {children}
      </BaseScrollArea.Viewport>
      <BaseScrollArea.Scrollbar className="flex w-1.5 justify-center opacity-0 transition-opacity delay-600 data-hovering:opacity-100 data-hovering:delay-0 data-scrolling:opacity-100 data-scrolling:delay-0">
        <BaseScrollArea.Thumb className="w-full rounded-full bg-edge" />
      </BaseScrollArea.Scrollbar>
    </BaseScrollArea.Root>
  );
}
