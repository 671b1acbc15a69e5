import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type DisclosureProps = {
  label: string;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
};

/** Content that opens with a press on its label. */
export function Disclosure({ label, children, open = false }: DisclosureProps) {
  return (
    <details open={open} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold text-azulejo [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 transition-transform group-open:rotate-90"
          strokeWidth={2.5}
        />
        {label}
      </summary>
      {children}
    </details>
  );
}
