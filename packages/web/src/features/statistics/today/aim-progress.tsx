import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { Bunting } from "#ui/bunting.tsx";

/** Flags on the string; a larger aim is shared out among them. */
const FLAGS_MAX = 20;

/** A flag's share of the string's length, so that few flags are no larger than many. */
const FLAG_REM = 1.8;

/** How much of the day's aim is done, as bunting and in words. */
export function AimProgress({ answers }: { answers: number }) {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const flags = Math.min(dailyAim, FLAGS_MAX);
  const won = Math.floor(Math.min(answers / dailyAim, 1) * flags);
  return (
    <div className="flex flex-col gap-3">
      <div style={{ maxInlineSize: `${flags * FLAG_REM}rem` }}>
        <Bunting done={won} total={flags} />
      </div>
      <p className="font-display text-xl font-bold">
        {answers < dailyAim
          ? t("statistics.today.aim", { answers, aim: dailyAim })
          : t("statistics.today.aimReached", { count: dailyAim })}
      </p>
    </div>
  );
}
