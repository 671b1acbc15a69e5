import { type ReactNode, useId } from "react";
import { SavedMark, savedBelow } from "./saved-mark.tsx";

type RadioGroupProps<T extends string> = {
  label: ReactNode;
  value: T;
  onChange: (value: T) => void;
  /** Whether to say that the choice has been saved. */
  isSaved?: boolean;
  options: readonly { value: T; label: ReactNode; lang?: string }[];
};

/** Radio buttons for a few options. */
export function RadioGroup<T extends string>({
  label,
  value,
  onChange,
  isSaved,
  options,
}: RadioGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className="relative">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-checked={option.value === value ? "" : undefined}
            lang={option.lang}
            className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2.5 rounded-full border-2 border-edge px-4 font-medium max-sm:px-3 hover:bg-ink/7 data-checked:border-ink data-checked:bg-ink data-checked:text-paper has-focus-visible:shadow-[0_0_0_2px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {isSaved !== undefined && <SavedMark isShown={isSaved} className={savedBelow} />}
    </fieldset>
  );
}

type RadioCardsProps<T extends string> = {
  label: string;
  /** Null if none of the options is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  /** Whether to say that the choice has been saved. */
  isSaved?: boolean;
  options: readonly { value: T; label: string; text: string; detail: ReactNode }[];
};

/** Radio buttons for a few options that need a line of explanation each. */
export function RadioCards<T extends string>({
  label,
  value,
  onChange,
  isSaved,
  options,
}: RadioCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className="relative">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-checked={option.value === value ? "" : undefined}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-2xl border-2 border-edge px-4 py-2.5 leading-snug hover:bg-ink/5 data-checked:border-ink data-checked:bg-marigold-wash has-focus-visible:shadow-[0_0_0_2px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="w-7 shrink-0 font-display text-lg font-bold">{option.label}</span>
            <span className="min-w-0">
              {option.text}
              <span className="mt-0.5 block text-[0.9375rem] text-ink-soft empty:hidden">
                {option.detail}
              </span>
            </span>
          </label>
        ))}
      </div>
      {isSaved !== undefined && <SavedMark isShown={isSaved} className={savedBelow} />}
    </fieldset>
  );
}
