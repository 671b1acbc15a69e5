import { X } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/button.tsx";
import type { LeftOver } from "../left-over.ts";

type LeftOversProps = {
  leftOvers: readonly LeftOver[];
  /** What takes focus when there are some. */
  noteRef: RefObject<HTMLDivElement | null>;
  onClose: () => void;
};

/** With whom what was asked was not done, or perhaps in vain; stays until it is closed. */
export function LeftOvers({ leftOvers, noteRef, onClose }: LeftOversProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (leftOvers.length > 0) noteRef.current?.focus();
  }, [leftOvers, noteRef]);
  if (leftOvers.length === 0) return null;
  return (
    <div ref={noteRef} tabIndex={-1} className="scroll-mt-20 rounded-[0.875rem]">
      <Alert
        tone="note"
        action={<IconButton icon={X} label={t("common.close")} onClick={onClose} />}
      >
        <Group
          title={t("administration.selection.leftOver")}
          leftOvers={leftOvers.filter((one) => !isDoubtful(one))}
        />
        <Group
          title={t("administration.passwordReset.doubtful")}
          leftOvers={leftOvers.filter(isDoubtful)}
        />
      </Alert>
    </div>
  );
}

/** What was done, but may not arrive. */
const isDoubtful = ({ why }: LeftOver) => why === "passwordReset.bounced";

function Group({ title, leftOvers }: { title: string; leftOvers: readonly LeftOver[] }) {
  const { t } = useTranslation();
  if (leftOvers.length === 0) return null;
  return (
    <div className="not-first:mt-2">
      <p className="font-semibold">{title}</p>
      <ul>
        {leftOvers.map(({ who, why }) => (
          <li key={who} className="[overflow-wrap:anywhere]">
            {isolated(who)} {t(`administration.${why}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
