import { ExternalLink as ExternalIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { linkClass } from "./link-class.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type ExternalLinkProps = {
  href: string;
  /** Read out after the text, such as "(new tab)". */
  newTabLabel: string;
  children: ReactNode;
  className?: string;
};

/** A link to another site, in a new tab. */
export function ExternalLink({ href, newTabLabel, children, className }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={classNames(linkClass, className)}>
      {children}
      {/* Together, so that the icon never stands alone on a line. */}
      <span className="whitespace-nowrap">
        {"\u00A0"}
        <ExternalIcon aria-hidden className="inline size-4 align-[-0.125em]" />
      </span>
      <VisuallyHidden> {newTabLabel}</VisuallyHidden>
    </a>
  );
}
