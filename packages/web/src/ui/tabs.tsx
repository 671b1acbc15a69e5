import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { afterPaint } from "#lib/after-paint.ts";

type TabsProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
};

/** Tabs with their panels. The list scrolls to the active tab. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value means another active tab.
  useEffect(
    () =>
      afterPaint(() => {
        const active = list.current?.querySelector("[aria-selected=true]");
        active?.scrollIntoView({ block: "nearest", inline: "center" });
      }),
    [value],
  );
  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <BaseTabs.List
        ref={list}
        aria-label={label}
        className="relative flex gap-x-2.5 overflow-x-auto border-b border-line pr-4 [mask-image:linear-gradient(to_left,transparent,black_1rem)] [scrollbar-width:none] sm:gap-x-6"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-12 min-w-11 shrink-0 rounded-t-md border-b-4 border-transparent px-1 font-display font-bold text-ink-soft max-sm:text-[0.9375rem] sm:text-lg hover:text-ink data-active:border-marigold data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} tabIndex={-1} className="pt-6">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
