import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { afterPaint } from "#lib/after-paint.ts";

type TabsProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly {
    value: T;
    label: string;
    /** On phones, shown instead of the label. */
    icon?: LucideIcon;
    content: ReactNode;
  }[];
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
        className="relative flex gap-x-4 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] max-sm:has-[>:nth-child(4)]:justify-between max-sm:has-[>:nth-child(4)]:gap-x-0.5 sm:gap-x-6"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center rounded-t-md border-b-4 border-transparent px-0.5 font-display font-bold text-ink-soft max-sm:text-[0.9375rem] max-sm:[[role=tablist]:has(>:nth-child(4))>&]:text-[clamp(0.75rem,3.75vw,0.9375rem)] sm:px-1 sm:text-lg hover:text-ink data-active:border-marigold data-active:text-ink"
          >
            {tab.icon && <tab.icon aria-hidden className="size-5 sm:hidden" />}
            <span className={tab.icon && "max-sm:sr-only"}>{tab.label}</span>
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
