import { useTranslation } from "react-i18next";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { TextField } from "#ui/text-field.tsx";

type UserSearchProps = { value: string; onSearch: (search: string) => void };

/** The longest that the server looks for. */
const MAX_LENGTH = 320;

/** Finds users by name or e-mail address, as one types. */
export function UserSearch({ value, onSearch }: UserSearchProps) {
  const { t } = useTranslation();
  const { text, setText } = useDebouncedText(value, onSearch);
  return (
    <search className="min-w-0 flex-1 basis-64">
      <TextField
        type="search"
        label={t("administration.users.search")}
        hint={t("administration.users.searchHint")}
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
