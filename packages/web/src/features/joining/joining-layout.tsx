import type { ReactNode } from "react";
import { PageHeading } from "#ui/page.tsx";

type JoiningLayoutProps = { title: string; heading?: string; children: ReactNode };

/** A narrow column under a heading, as on the pages about accounts. */
export function JoiningLayout({ title, heading = title, children }: JoiningLayoutProps) {
  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-6 sm:py-10">
      <PageHeading title={title} size="normal" className="wrap-anywhere">
        {heading}
      </PageHeading>
      {children}
    </main>
  );
}
