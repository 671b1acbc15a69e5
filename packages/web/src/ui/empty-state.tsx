import type { ReactNode } from "react";
import { Bunting } from "./bunting.tsx";
import { forDisplayFont } from "./page-body.tsx";

type EmptyStateProps = {
  title: string;
  text?: string;
  action: ReactNode;
  /** Whether to show coloured flags, because an empty list is good news. */
  festive?: boolean;
};

const FLAGS = 7;

/** Says that a list is empty and offers an action. */
export function EmptyState({ title, text, action, festive = false }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <Bunting done={festive ? FLAGS : 0} total={FLAGS} className="max-w-56" />
      <p className="font-display text-2xl font-bold [overflow-wrap:anywhere]">
        {forDisplayFont(title)}
      </p>
      {text !== undefined && <p className="max-w-prose text-ink-soft">{text}</p>}
      <div className="mt-2">{action}</div>
    </div>
  );
}
