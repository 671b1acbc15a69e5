import type { ReactNode } from "react";
import { PageHeading } from "#ui/page.tsx";

type AccountFrameProps = {
  /** The document's title. */
  title: string;
  heading: string;
  children: ReactNode;
};

/** The narrow column of every page that is about getting in. */
export function AccountFrame({ title, heading, children }: AccountFrameProps) {
  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-6 sm:py-10">
      <PageHeading title={title} size="normal">
        {heading}
      </PageHeading>
      {children}
    </main>
  );
}
