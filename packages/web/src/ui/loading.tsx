import { LoadingLine } from "./loading-line.tsx";

/** Stands where a screen or a part of it will be: the line, and words that are read out. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="mx-auto flex w-full max-w-64 flex-col gap-3 py-16 text-center">
      <LoadingLine />
      <p className="text-ink-soft">{label}</p>
    </div>
  );
}
