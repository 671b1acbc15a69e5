import { ChevronDown } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";

type SelectFieldProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
  className?: string;
};

/** A labelled native select. */
export function SelectField<T extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SelectFieldProps<T>) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={({ target }) => {
              const chosen = options[target.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
            className={classNames(control.className, "cursor-pointer appearance-none pr-11")}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
