import type { ReactNode } from "react";

/** Text for those who listen; those who look do not see it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
