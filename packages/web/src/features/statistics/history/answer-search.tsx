import { ANSWER_MAX_LENGTH } from "@verbena/core/grading/grade";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Finds answers by their verb, their right form, or what was written wrongly. */
export function AnswerSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }

  /** An emptied field shows everything again. */
  function change(changed: string): void {
    setText(changed);
    if (changed === "") onSearch("");
  }

  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-56"
          type="search"
          label={t("statistics.past.search")}
          hint={t("statistics.past.searchHint")}
          lang="es"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={ANSWER_MAX_LENGTH}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden className="size-5" />
          {t("statistics.past.submit")}
        </Button>
      </form>
    </search>
  );
}
