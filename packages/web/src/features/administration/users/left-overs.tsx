import { X } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/format.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/button.tsx";
import type { Note, Outcome } from "./user-actions.ts";

type LeftOver = { email: string; note: Note };

type LeftOversProps = {
  outcomes: readonly Outcome[];
  noteRef: RefObject<HTMLDivElement | null>;
  onClose: () => void;
};

/** Users whom the last action skipped, or whose mail may not arrive, until it is closed. */
export function LeftOvers({ outcomes, noteRef, onClose }: LeftOversProps) {
  const { t } = useTranslation();
  const leftOvers = outcomes.flatMap(({ user, note }) =>
    note ? [{ email: user.email, note }] : [],
  );
  const hasBounced = ({ note }: LeftOver) => note === "passwordReset.bounced";
  if (leftOvers.length === 0) return null;
  return (
    <div ref={noteRef} tabIndex={-1} className="scroll-mt-20 rounded-[0.875rem]">
      <Alert
        tone="info"
        action={<IconButton icon={X} label={t("common.close")} onClick={onClose} />}
      >
        <Group
          title={t("administration.selection.skipped")}
          leftOvers={leftOvers.filter((leftOver) => !hasBounced(leftOver))}
        />
        <Group
          title={t("administration.passwordReset.doubtful")}
          leftOvers={leftOvers.filter(hasBounced)}
        />
      </Alert>
    </div>
  );
}

function Group({ title, leftOvers }: { title: string; leftOvers: readonly LeftOver[] }) {
  const { t } = useTranslation();
  if (leftOvers.length === 0) return null;
  return (
    <div className="not-first:mt-2">
      <p className="font-semibold">{title}</p>
      <ul>
        {leftOvers.map(({ email, note }) => (
          <li key={email} className="[overflow-wrap:anywhere]">
            {isolated(email)} {t(`administration.${note}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
