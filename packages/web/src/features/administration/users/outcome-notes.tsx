import { hasMailbox, type ListedUser } from "@verbena/server/client";
import { X } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/button.tsx";
import type { Note, Outcome } from "./user-actions.ts";

type UserNote = { user: ListedUser; note: Note };

type OutcomeNotesProps = {
  outcomes: readonly Outcome[];
  notesRef: RefObject<HTMLDivElement | null>;
  onClose: () => void;
};

/** Lists users that the last action skipped, and users whose mail may not arrive. */
export function OutcomeNotes({ outcomes, notesRef, onClose }: OutcomeNotesProps) {
  const { t } = useTranslation();
  const notes = outcomes.flatMap(({ user, note }) => (note ? [{ user, note }] : []));
  const hasBounced = ({ note }: UserNote) => note === "passwordReset.bounced";
  if (notes.length === 0) return null;
  return (
    <div ref={notesRef} tabIndex={-1} className="scroll-mt-20 rounded-[0.875rem]">
      <Alert
        tone="info"
        action={<IconButton icon={X} label={t("common.close")} onClick={onClose} />}
      >
        <Group
          title={t("administration.selection.skipped")}
          notes={notes.filter((note) => !hasBounced(note))}
        />
        <Group
          title={t("administration.passwordReset.doubtful")}
          notes={notes.filter(hasBounced)}
        />
      </Alert>
    </div>
  );
}

function Group({ title, notes }: { title: string; notes: readonly UserNote[] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <div className="not-first:mt-2">
      <p className="font-semibold">{title}</p>
      <ul>
        {notes.map(({ user: { id, email, username }, note }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {isolated(hasMailbox(email) ? email : username)} {t(`administration.${note}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
