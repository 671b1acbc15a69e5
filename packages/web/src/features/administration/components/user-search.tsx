import { useTranslation } from "react-i18next";
import { SearchAsOneTypes } from "#lib/search-as-one-types.tsx";

type UserSearchProps = { value: string; onSearch: (search: string) => void };

/** Finds users by name or e-mail address, as one types. */
export function UserSearch(props: UserSearchProps) {
  const { t } = useTranslation();
  return (
    <search className="min-w-0 flex-1 basis-64">
      <SearchAsOneTypes
        {...props}
        label={t("administration.users.search")}
        placeholder={t("administration.users.searchHint")}
        maxLength={320}
      />
    </search>
  );
}
