import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import type { Heat } from "./heat.ts";
import { HeatCell } from "./heat-cell.tsx";

const heats: readonly Heat[] = [0, 1, 2, 3, 4];

/** What the colours of the heat map mean. */
export function HeatLegend() {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const meanings = {
    0: t("statistics.year.heats.none"),
    1: t("statistics.year.heats.little"),
    2: t("statistics.year.heats.nearly"),
    3: t("statistics.year.heats.aim", { count: dailyAim }),
    4: t("statistics.year.heats.double"),
  };
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
      {heats.map((heat) => (
        <li key={heat} className="inline-flex items-center gap-2">
          <span className="inline-flex w-3.5 shrink-0">
            <HeatCell heat={heat} style={{ inlineSize: "100%" }} />
          </span>
          {meanings[heat]}
        </li>
      ))}
    </ul>
  );
}
