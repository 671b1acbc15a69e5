import { allFamilies, families, isConjugationFamily, isFamily } from "@verbena/core/families";
import { Shuffle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { formatNumber } from "#lib/format.ts";
import { papers } from "#lib/paper.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import {
  COUNT_MAX,
  newSeed,
  type PrintSearch,
  SEED_MAX,
  type SheetPlan,
  sheetKinds,
  sheetParts,
  textSizes,
  versionChoices,
} from "./sheet-plan.ts";

type SheetChoicesProps = {
  search: PrintSearch;
  plan: SheetPlan;
  /** How many sentences or tables there are. Null if there is no sheet. */
  available: number | null;
  /** Whether some of the exercises ask for verb forms. */
  hasTables: boolean;
  onChoose: (change: PrintSearch) => void;
};

/** What to print, and how. */
export function SheetChoices({ search, plan, available, hasTables, onChoose }: SheetChoicesProps) {
  const { t, language } = useTranslation();
  const { kind, count } = plan;
  const isOfFamily =
    search.cards === undefined && search.verbs === undefined && search.skill === undefined;
  const hasTooFew = available !== null && count !== null && count > available;
  return (
    <form onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-6">
      {isOfFamily && <SourceChoice search={search} onChoose={onChoose} />}
      {hasTables && (
        <RadioGroup
          label={t("print.kind")}
          value={kind}
          onChange={(value) => onChoose({ kind: value, count: undefined })}
          options={sheetKinds.map((value) => ({ value, label: t(`print.kinds.${value}`) }))}
        />
      )}
      <WithHint hint={hasTooFew ? t(`print.onlySome.${kind}`, { count: available }) : null}>
        <TextField
          label={t(`print.count.${kind}`)}
          value={search.count ?? String(count)}
          onChange={({ target }) => onChoose({ count: target.value })}
          error={count === null ? t("print.numberError", { max: COUNT_MAX[kind] }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-40"
        />
      </WithHint>
      <WithHint hint={t("print.versionsHint")}>
        <RadioGroup
          label={t("print.versions")}
          value={plan.versions}
          onChange={(versions) => onChoose({ versions })}
          options={versionChoices.map((value) => ({
            value,
            label: value === "AB" ? t("print.bothVersions") : value,
          }))}
        />
      </WithHint>
      <WithHint hint={t("print.sizeHint")}>
        <RadioGroup
          label={t("print.size")}
          value={plan.size}
          onChange={(size) => onChoose({ size, count: undefined })}
          options={textSizes.map((value) => ({ value, label: t(`print.sizes.${value}`) }))}
        />
      </WithHint>
      <RadioGroup
        label={t("print.paper")}
        value={plan.paper}
        onChange={(paper) => onChoose({ paper })}
        options={papers.map((value) => ({ value, label: t(`print.papers.${value}`) }))}
      />
      <WithHint hint={plan.parts === "both" ? t("print.partsHint") : null}>
        <SelectField
          label={t("print.parts")}
          value={plan.parts}
          onChange={(parts) => onChoose({ parts })}
          options={sheetParts.map((value) => ({ value, label: t(`print.partsToPrint.${value}`) }))}
        />
      </WithHint>
      <div className="flex flex-col items-start gap-3">
        <TextField
          label={t("print.seed")}
          hint={t("print.seedHint")}
          value={search.seed ?? ""}
          onChange={({ target }) => onChoose({ seed: target.value })}
          error={
            plan.seed === null
              ? t("print.numberError", { max: formatNumber(language, SEED_MAX) })
              : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          className="w-full"
        />
        <Button variant="secondary" size="small" onClick={() => onChoose({ seed: newSeed() })}>
          <Shuffle aria-hidden className="size-4" />
          {t("print.anotherSheet")}
        </Button>
      </div>
    </form>
  );
}

type WithHintProps = { hint: string | null; children: ReactNode };

/** A control with a remark on what is chosen. */
function WithHint({ hint, children }: WithHintProps) {
  return (
    <div className="flex flex-col gap-2">
      {children}
      <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
        {hint}
      </p>
    </div>
  );
}

type SourceChoiceProps = Pick<SheetChoicesProps, "search" | "onChoose">;

/** The family, and which part of it: all, the failed list, or a selection of verbs. */
function SourceChoice({ search, onChoose }: SourceChoiceProps) {
  const { t } = useTranslation();
  const { family } = search;
  const known = family !== undefined && isFamily(family) ? family : null;
  const { data: packages = [] } = usePackages(known ?? allFamilies[0], { enabled: known !== null });
  const isConjugation = known !== null && isConjugationFamily(known);
  const lists = [
    { value: "", label: t("print.wholeFamily") },
    {
      value: "failed",
      label: t(isConjugation ? "navigation.verbsToReview" : "navigation.sentencesToReview"),
    },
    ...(isConjugation ? packages.map(({ id, name }) => ({ value: id, label: name })) : []),
  ];
  const list = search.package ?? (search.failed === true ? "failed" : "");
  const isListKnown = lists.some(({ value }) => value === list);
  return (
    <>
      <SelectField
        label={t("print.family")}
        value={known ?? ""}
        onChange={(value) => onChoose({ family: value, package: undefined, failed: undefined })}
        options={[
          ...(known === null ? [{ value: "", label: "–" }] : []),
          ...allFamilies.map((value) => ({ value, label: families[value].name })),
        ]}
      />
      {known !== null && (
        <SelectField
          label={t("print.part")}
          value={list}
          onChange={(value) =>
            onChoose({
              failed: value === "failed" || undefined,
              package: value === "failed" || value === "" ? undefined : value,
            })
          }
          options={isListKnown ? lists : [...lists, { value: list, label: "–" }]}
        />
      )}
    </>
  );
}
