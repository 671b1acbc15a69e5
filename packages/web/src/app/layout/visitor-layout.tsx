import type { ReactNode } from "react";
import { FestivalBunting } from "#ui/bunting.tsx";
import { Street } from "#ui/street.tsx";
import { VisitorHeader } from "./visitor-header.tsx";

/** The layout of sign-in and of links in mails, with the bunting and the street of the landing page. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <VisitorHeader />
      <FestivalBunting />
      <div className="relative -mt-6 h-35 overflow-hidden short:hidden">
        <Street />
      </div>
      {children}
    </>
  );
}
