import { classNames } from "./class-names.ts";

/** A thin line with a light running along it: something is on its way. Says nothing by itself. */
export function LoadingLine({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block h-0.75 overflow-hidden rounded-full bg-edge/30", className)}
    >
      <span className="block h-full w-1/3 animate-run rounded-full bg-marigold" />
    </span>
  );
}
