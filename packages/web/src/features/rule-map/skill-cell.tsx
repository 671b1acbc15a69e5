import type { MappedSkill } from "@verbena/core/knowledge/map-skills";
import {
  Check,
  CircleAlert,
  CircleDashed,
  CircleDotDashed,
  CircleQuestionMark,
  Hourglass,
} from "lucide-react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { type CellStatus, cellStatuses } from "./skill-status.ts";

/** Each status has a sign and a border of its own, because not everybody sees colours. */
const looks = {
  shown: { Sign: Check, sign: "text-leaf", cell: "border-leaf bg-leaf-wash" },
  fading: {
    Sign: Hourglass,
    sign: "text-marigold-ink",
    cell: "border-dashed border-marigold-ink bg-marigold-wash",
  },
  begun: { Sign: CircleDotDashed, sign: "text-azulejo", cell: "border-edge bg-azulejo-wash" },
  guessed: {
    Sign: CircleQuestionMark,
    sign: "text-leaf",
    cell: "border-leaf bg-[repeating-linear-gradient(-45deg,var(--color-leaf-wash)_0_5px,var(--color-card)_5px_10px)]",
  },
  missing: {
    Sign: CircleAlert,
    sign: "text-geranium",
    cell: "border-2 border-geranium bg-geranium-wash",
  },
  new: { Sign: CircleDashed, sign: "text-edge", cell: "border-dotted border-edge bg-card" },
} as const satisfies Record<CellStatus, { Sign: typeof Check; sign: string; cell: string }>;

type SkillCellProps = {
  mapped: MappedSkill;
  status: CellStatus;
  onPress: () => void;
};

/** A button with a few Spanish words that opens what they mean. */
export function SkillCell({ mapped: { topic, label }, status, onPress }: SkillCellProps) {
  const { t } = useTranslation();
  const { Sign, sign, cell } = looks[status];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={classNames(
        "flex min-h-14 max-w-full min-w-22 cursor-pointer items-start justify-between gap-2 rounded-xl border px-3 py-2 text-left hover:brightness-95 dark:hover:brightness-110",
        cell,
      )}
    >
      <span className="min-w-0">
        <span lang="es" className="block font-semibold [overflow-wrap:anywhere]">
          {label.text}
        </span>
        {topic.kind === "key" ? (
          <span className="block max-w-56 text-sm">
            <SpanishText text={t(`diagnosis.reasons.${topic.key}`)} />
          </span>
        ) : (
          <span lang="es" className="block text-sm [overflow-wrap:anywhere]">
            {label.detail}
          </span>
        )}
      </span>
      <Sign aria-hidden strokeWidth={2.5} className={classNames("mt-1 size-4 shrink-0", sign)} />
      <span className="sr-only"> ({t(`ruleMap.statuses.${status}`)})</span>
    </button>
  );
}

type LegendProps = {
  /** Whether a placement test says something of a cell. */
  hasGuesses: boolean;
};

/** What the looks of cells mean. */
export function Legend({ hasGuesses }: LegendProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("ruleMap.legend")} className="flex flex-wrap gap-x-5 gap-y-2">
      {cellStatuses
        .filter((status) => status !== "guessed" || hasGuesses)
        .map((status) => {
          const { Sign, sign, cell } = looks[status];
          return (
            <li key={status} className="flex items-center gap-2">
              <span
                aria-hidden
                className={classNames("grid size-7 place-items-center rounded-lg border", cell)}
              >
                <Sign strokeWidth={2.5} className={classNames("size-4", sign)} />
              </span>
              {t(`ruleMap.statuses.${status}`)}
            </li>
          );
        })}
    </ul>
  );
}
