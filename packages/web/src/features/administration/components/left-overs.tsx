import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/icon-button.tsx";

/** Somebody with whom nothing was done, and why. */
export type LeftOver = {
  who: string;
  why: "deletion.notFound" | "deletion.isYourself" | "passwordReset.notFound";
};

type LeftOversProps = { leftOvers: readonly LeftOver[]; onClose: () => void };

/** With whom what was asked was not done; stays until it is closed. */
export function LeftOvers({ leftOvers, onClose }: LeftOversProps) {
  const { t } = useTranslation();
  if (leftOvers.length === 0) return null;
  return (
    <Alert tone="note" action={<IconButton icon={X} label={t("common.close")} onClick={onClose} />}>
      <p className="font-semibold">{t("administration.selection.leftOver")}</p>
      <ul>
        {leftOvers.map(({ who, why }) => (
          <li key={who} className="[overflow-wrap:anywhere]">
            {isolated(who)} {t(`administration.${why}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
