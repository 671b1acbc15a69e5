import type { VerbSearch } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { SearchForm, SearchResult } from "./search-form.tsx";

export function NotFoundPage({ search }: { search: VerbSearch | null }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-[min(clamp(2rem,1.4rem+2.6vw,3.25rem),12.5vw)]">
        {t("publicPages.notFound.title")}
      </h1>
      {search ? (
        <SearchResult search={search} />
      ) : (
        <p className="max-w-prose text-xl text-ink-soft">{t("publicPages.notFound.text")}</p>
      )}
      <SearchForm text={search?.text ?? ""} isMain />
    </div>
  );
}
