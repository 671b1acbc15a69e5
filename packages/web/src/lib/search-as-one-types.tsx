import { TextField } from "#ui/text-field.tsx";
import { useDebouncedText } from "./use-debounced-text.ts";

type SearchAsOneTypesProps = {
  label: string;
  hint?: string;
  /** The same where there is little room: gone once one types. */
  placeholder?: string;
  value: string;
  /** Told what is looked for once typing pauses. */
  onSearch: (search: string) => void;
  /** The longest that the server looks for. */
  maxLength: number;
  /** Of what is typed, where it is not the page's. */
  lang?: string;
};

/** A field that finds what one types, without a button. */
export function SearchAsOneTypes({ value, onSearch, ...field }: SearchAsOneTypesProps) {
  const { text, setText } = useDebouncedText(value, onSearch);
  return (
    <TextField
      {...field}
      type="search"
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
