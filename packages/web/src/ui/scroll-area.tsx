import { ScrollArea as BaseScrollArea } from "@base-ui/react/scroll-area";
import type { ReactNode } from "react";

type ScrollAreaProps = { children: ReactNode; className?: string };

/** Scrolls within itself, as what is in it takes focus; its bar shows while scrolling and hides 600 ms afterwards. */
export function ScrollArea({ children, className }: ScrollAreaProps) {
  return (
    <BaseScrollArea.Root className={className}>
      <BaseScrollArea.Viewport
        tabIndex={-1}
        className="h-full overscroll-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {children}
      </BaseScrollArea.Viewport>
      <BaseScrollArea.Scrollbar className="flex w-1.5 justify-center opacity-0 transition-opacity delay-600 data-hovering:opacity-100 data-hovering:delay-0 data-scrolling:opacity-100 data-scrolling:delay-0">
        <BaseScrollArea.Thumb className="w-full rounded-full bg-edge" />
      </BaseScrollArea.Scrollbar>
    </BaseScrollArea.Root>
  );
}
