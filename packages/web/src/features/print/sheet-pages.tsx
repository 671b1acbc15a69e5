import {
  choicesIn,
  type Family,
  fillInDefinitionOf,
  isConjugationFamily,
} from "@verbena/core/families";
import type { SheetVersion } from "@verbena/core/practice-sheet/practice-sheet";
import { type ReactNode, useLayoutEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { applyLoadedFonts } from "#lib/late-fonts.ts";
import { useUser } from "#session/use-session.ts";
import { Paper } from "./paper.tsx";
import { practicePath } from "./practice-address.ts";
import type { PrintedSheet } from "./printed-sheet.ts";
import { KeyList, SentenceList } from "./sentence-list.tsx";
import { PER_PAGE, pagesOf, type SheetPlan, versionsOf } from "./sheet-plan.ts";
import { TABLE_COLUMNS, TableGrid } from "./table-grid.tsx";
import type { Source } from "./use-source.ts";

type SheetPagesProps = {
  sheet: PrintedSheet;
  source: Source;
  plan: SheetPlan;
  title: string;
};

/** All pages to print: those of the pupils first, then the keys. */
export function SheetPages({ sheet, source, plan, title }: SheetPagesProps) {
  const { language } = useTranslation();
  const { region } = useUser();
  const instructions = useInstructions(source.families, sheet.kind);
  const path = practicePath(source, language);
  const address = path === null ? null : window.location.origin + path;
  const isMixed = source.families.length > 1;
  const versions = versionsOf(plan);
  useLayoutEffect(applyLoadedFonts, []);

  const papers = (version: SheetVersion, isKey: boolean, pages: readonly ReactNode[]) =>
    pages.map((content, index) => (
      <Paper
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other identity than its number.
        key={`${version} ${isKey} ${index}`}
        format={plan.paper}
        title={title}
        instructions={isKey ? null : instructions}
        version={version}
        seed={sheet.seed}
        page={index + 1}
        pages={pages.length}
        isKey={isKey}
        address={isKey || index > 0 ? null : address}
      >
        {content}
      </Paper>
    ));

  return (
    <div data-print-alone className="@container flex flex-col gap-6 print:[container-type:normal]">
      {plan.parts !== "key" &&
        versions.map((version) => papers(version, false, pupilPages(version)))}
      {plan.parts !== "sheet" &&
        versions.map((version) => papers(version, true, keyPages(version)))}
    </div>
  );

  function pupilPages(version: SheetVersion): ReactNode[] {
    const { size } = plan;
    if (sheet.kind === "tables") {
      return pagesOf(sheet.entries[version], PER_PAGE.tables[size], TABLE_COLUMNS).map((tables) => (
        <TableGrid key={version} tables={tables} size={size} isFilled={false} />
      ));
    }
    const pages = pagesOf(sheet.entries[version], PER_PAGE.sentences[size]);
    return pages.map((sentences, index) => (
      <SentenceList
        key={version}
        sentences={sentences}
        start={1 + pages.slice(0, index).flat().length}
        size={size}
        isMixed={isMixed}
      />
    ));
  }

  function keyPages(version: SheetVersion): ReactNode[] {
    if (sheet.kind === "sentences") {
      return [<KeyList key={version} sentences={sheet.entries[version]} region={region} />];
    }
    return pagesOf(sheet.entries[version], PER_PAGE.tables.normal, TABLE_COLUMNS).map((tables) => (
      <TableGrid key={version} tables={tables} size="normal" isFilled />
    ));
  }
}

/** What to do, in the language of the interface. */
function useInstructions(families: readonly Family[], kind: PrintedSheet["kind"]): string {
  const { t } = useTranslation();
  const [family, ...others] = families;
  if (kind === "tables") return t("print.instructions.tables");
  if (family === undefined || others.length > 0) return t("print.instructions.mixed");
  if (isConjugationFamily(family)) return t("print.instructions.form");
  return t(`print.instructions.${fillInDefinitionOf(family).asks}`, {
    words: choicesIn(family).join(" / "),
  });
}
