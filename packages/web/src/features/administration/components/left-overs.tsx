import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/icon-button.tsx";

/** Somebody with whom nothing was done, or perhaps in vain, and why. */
export type LeftOver = {
  who: string;
  why:
    | "deletion.notFound"
    | "deletion.isYourself"
    | "passwordReset.notFound"
    | "passwordReset.bounced";
};

type LeftOversProps = { leftOvers: readonly LeftOver[]; onClose: () => void };

/** With whom what was asked was not done, or perhaps in vain; stays until it is closed. */
export function LeftOvers({ leftOvers, onClose }: LeftOversProps) {
  const { t } = useTranslation();
  if (leftOvers.length === 0) return null;
  return (
    <Alert tone="note" action={<IconButton icon={X} label={t("common.close")} onClick={onClose} />}>
      <Group
        title={t("administration.selection.leftOver")}
        leftOvers={leftOvers.filter((one) => !isDoubtful(one))}
      />
      <Group
        title={t("administration.passwordReset.doubtful")}
        leftOvers={leftOvers.filter(isDoubtful)}
      />
    </Alert>
  );
}

/** What was done, but may not arrive. */
const isDoubtful = ({ why }: LeftOver) => why === "passwordReset.bounced";

function Group({ title, leftOvers }: { title: string; leftOvers: readonly LeftOver[] }) {
  const { t } = useTranslation();
  if (leftOvers.length === 0) return null;
  return (
    <>
      <p className="font-semibold">{title}</p>
      <ul>
        {leftOvers.map(({ who, why }) => (
          <li key={who} className="[overflow-wrap:anywhere]">
            {isolated(who)} {t(`administration.${why}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
