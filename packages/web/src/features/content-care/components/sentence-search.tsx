import { useTranslation } from "react-i18next";
import { SearchAsOneTypes } from "#lib/search-as-one-types.tsx";

type SentenceSearchProps = { value: string; onSearch: (search: string) => void };

/** Finds sentences by their words, their answer, their verb or person, as one types. */
export function SentenceSearch(props: SentenceSearchProps) {
  const { t } = useTranslation();
  return (
    <search>
      <SearchAsOneTypes
        {...props}
        label={t("contentCare.sentences.search")}
        hint={t("contentCare.sentences.searchHint")}
        lang="es"
        maxLength={500}
      />
    </search>
  );
}
