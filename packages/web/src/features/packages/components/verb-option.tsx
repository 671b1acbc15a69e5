import type { Verb } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#ui/checkbox.tsx";

type VerbOptionProps = { verb: Verb; chosen: boolean; onToggle: () => void };

/** A verb to tick; irregular ones are flagged. */
export function VerbOption({ verb: { verb, isIrregular }, chosen, onToggle }: VerbOptionProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Checkbox checked={chosen} onChange={onToggle}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span lang="es">{verb}</span>
          {isIrregular && (
            <span className="text-sm font-semibold text-marigold-ink">
              {t("packages.irregular")}
            </span>
          )}
        </span>
      </Checkbox>
    </li>
  );
}
