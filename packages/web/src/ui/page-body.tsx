import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type PageBodyProps = {
  children: ReactNode;
  /** Text and forms are narrow, overviews wide. */
  width?: "narrow" | "wide";
};

/** The column in which most pages stand: all begin at the same edge. */
export function PageBody({ children, width = "narrow" }: PageBodyProps) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8 sm:py-12">
      <div className={classNames("flex flex-col gap-6", width === "narrow" && "max-w-2xl")}>
        {children}
      </div>
    </div>
  );
}
