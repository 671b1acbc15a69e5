import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type PageBodyProps = {
  children: ReactNode;
  /** Text and forms are narrow, overviews wide. */
  width?: "narrow" | "wide";
};

/** The column in which most pages stand. */
export function PageBody({ children, width = "narrow" }: PageBodyProps) {
  return (
    <div
      className={classNames(
        "mx-auto flex w-full flex-col gap-6 px-4 py-8 sm:px-8 sm:py-12",
        width === "narrow" ? "max-w-2xl" : "max-w-5xl",
      )}
    >
      {children}
    </div>
  );
}
