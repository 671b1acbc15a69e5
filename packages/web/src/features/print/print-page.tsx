import { isConjugationFamily } from "@verbena/core/families";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { familiesTitle } from "#learner-ui/families-title.ts";
import { useLastPractisedFamily } from "#progress/use-progress.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { printedSheet } from "./printed-sheet.ts";
import { SheetChoices } from "./sheet-choices.tsx";
import { SheetPages } from "./sheet-pages.tsx";
import { newSeed, type PrintSearch, planOf } from "./sheet-plan.ts";
import { type LoadedSource, useSource } from "./use-source.ts";

type PrintPageProps = {
  search: PrintSearch;
  /** Called after each choice, to store it in the address. */
  onSearch: (search: PrintSearch) => void;
};

/** Prints exercises on paper: what can be chosen, and a preview of the pages. */
export function PrintPage({ search: opened, onSearch }: PrintPageProps) {
  const { t } = useTranslation();
  const lastPractised = useLastPractisedFamily();
  const [search, setSearch] = useState<PrintSearch>(() => ({
    ...(opened.cards === undefined && { family: lastPractised }),
    ...opened,
    seed: opened.seed ?? newSeed(),
  }));
  // The address of a sheet always prints the same one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens.
  useEffect(() => {
    if (opened.seed === undefined) onSearch(search);
  }, []);
  const source = useSource(search);
  const hasTables = source.status !== "ready" || source.families.some(isConjugationFamily);
  const plan = planOf(hasTables ? search : { ...search, kind: "sentences" });
  const sheet = source.status === "ready" ? printedSheet(source, plan) : null;

  function choose(change: PrintSearch): void {
    const next = { ...search, ...change };
    setSearch(next);
    onSearch(next);
  }

  const title = titleOf(source) ?? t("print.title");
  return (
    <PageBody width="wide">
      <header className="flex max-w-prose flex-col gap-3">
        <PageHeading title={`${t("print.title")} · ${title}`}>{t("print.title")}</PageHeading>
        <p className="text-lg">{t("print.intro")}</p>
      </header>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <SheetChoices
          search={search}
          plan={plan}
          available={sheet?.available ?? null}
          hasTables={hasTables}
          onChoose={choose}
        />
        <section aria-labelledby="preview" className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="preview" className="text-2xl">
              {t("print.preview")}
            </h2>
            <Button disabled={sheet === null} onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              {t("print.print")}
            </Button>
          </div>
          {source.status === "ready" && sheet ? (
            <SheetPages sheet={sheet} source={source} plan={plan} title={title} />
          ) : (
            <NoSheet
              source={source}
              isFailedList={search.failed === true}
              hasNumbers={plan.count !== null && plan.seed !== null}
            />
          )}
        </section>
      </div>
    </PageBody>
  );
}

/** The name of the list, or of its families. */
function titleOf(source: LoadedSource): string | undefined {
  if (source.status !== "ready") return undefined;
  return source.title ?? familiesTitle(source.families);
}

type NoSheetProps = {
  source: LoadedSource;
  isFailedList: boolean;
  /** Whether count and seed are numbers in their ranges. */
  hasNumbers: boolean;
};

/** Why there is nothing to print. */
function NoSheet({ source, isFailedList, hasNumbers }: NoSheetProps) {
  const { t } = useTranslation();
  switch (source.status) {
    case "loading":
      return <Loading />;
    case "failed":
      return <LoadFailure text={t("print.loadFailed")} onRetry={source.retry} />;
    case "unknown":
      return <Alert tone="error">{t("print.unknown")}</Alert>;
    case "noPackage":
      return <Alert tone="error">{t("print.noSelection")}</Alert>;
    case "ready":
      if (!hasNumbers) return <Alert tone="info">{t("print.checkNumbers")}</Alert>;
      return <Alert tone="info">{t(isFailedList ? "print.noneFailed" : "print.none")}</Alert>;
  }
}
