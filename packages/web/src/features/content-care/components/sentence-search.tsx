import { useTranslation } from "react-i18next";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { TextField } from "#ui/text-field.tsx";

type SentenceSearchProps = { value: string; onSearch: (search: string) => void };

/** The longest that the server looks for. */
const MAX_LENGTH = 500;

/** Finds sentences by their words, their answer, their verb or person, as one types. */
export function SentenceSearch({ value, onSearch }: SentenceSearchProps) {
  const { t } = useTranslation();
  const { text, setText } = useDebouncedText(value, onSearch);
  return (
    <search>
      <TextField
        type="search"
        label={t("contentCare.sentences.search")}
        hint={t("contentCare.sentences.searchHint")}
        lang="es"
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}
