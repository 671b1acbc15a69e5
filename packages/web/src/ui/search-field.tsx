import { type ComponentProps, useEffect, useRef } from "react";
import { TextField } from "./text-field.tsx";

type SearchFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "label" | "hint" | "placeholder" | "maxLength" | "lang"
> & {
  value: string;
  /** Called with the trimmed text after a pause in typing. */
  onSearch: (search: string) => void;
};

const DEBOUNCE_MS = 300;

/** A text field that searches while the user types. Shows the new value when it changes elsewhere. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const searched = useRef(value);
  // The latest callback: it may change with another filter while the timer runs.
  const latestOnSearch = useRef(onSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latestOnSearch.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (!input.current || value === searched.current) return;
    clearTimeout(timer.current);
    input.current.value = searched.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string): void {
    if (text === searched.current) return;
    searched.current = text;
    latestOnSearch.current(text);
  }

  return (
    <TextField
      {...field}
      ref={input}
      type="search"
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      defaultValue={value}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(target.value.trim()), DEBOUNCE_MS);
      }}
    />
  );
}
