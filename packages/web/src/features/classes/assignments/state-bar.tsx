import type { StateCounts } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";

const colours = {
  done: "bg-leaf",
  late: "bg-leaf/55",
  begun: "bg-marigold",
  notBegun: "bg-transparent",
} as const;

/** How far a class is with an assignment, as a bar and in words: "17 of 24 done, 4 begun, 3 not begun". */
export function StateBar({ counts }: { counts: StateCounts }) {
  const { t } = useTranslation();
  const { done, late, begun, notBegun, excused } = counts;
  const total = done + late + begun + notBegun;
  if (total + excused === 0) {
    return <p className="text-[0.9375rem] text-ink-soft">{t("assignments.counts.nobody")}</p>;
  }
  const words = [
    t("assignments.counts.done", { count: done + late, total }),
    ...(begun > 0 ? [t("assignments.counts.begun", { count: begun })] : []),
    ...(notBegun > 0 ? [t("assignments.counts.notBegun", { count: notBegun })] : []),
  ];
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="flex h-3 overflow-hidden rounded-full bg-ink/10">
        {(["done", "late", "begun", "notBegun"] as const).map((state) => (
          <span
            key={state}
            className={classNames("block h-full", colours[state])}
            style={{ flexGrow: counts[state] }}
          />
        ))}
      </div>
      <p className="text-[0.9375rem] tabular-nums">{words.join(", ")}</p>
    </div>
  );
}
