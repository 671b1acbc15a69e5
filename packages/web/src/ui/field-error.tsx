import { CircleAlert } from "lucide-react";

/** What is wrong with the field above it; nothing when all is well. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-[0.9375rem] font-medium text-geranium">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  );
}
