import type { ReactNode } from "react";
import { HomeLink } from "./home-link.tsx";

/** The layout of the application while session or progress load. */
export function LoadingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="flex h-15 items-center border-b border-line bg-paper px-2 max-md:pl-14 sm:px-4">
        <HomeLink />
      </header>
      <main id="content">{children}</main>
    </>
  );
}
