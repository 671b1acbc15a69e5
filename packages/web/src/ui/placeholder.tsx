import { classNames } from "./class-names.ts";

/** Holds the place of something that is being loaded; its class gives its size. */
export function Placeholder({ className }: { className: string }) {
  return <span aria-hidden className={classNames("block rounded-xl bg-ink/8", className)} />;
}
