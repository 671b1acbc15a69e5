import { useQuery } from "@tanstack/react-query";
import type { ClassDetails } from "@verbena/server/client";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/button.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { classQuery } from "../results/api.ts";
import { membersQuery } from "./api.ts";
import { ClassHeading } from "./class-heading.tsx";
import { Invitations } from "./invitations.tsx";
import { JoinSection } from "./join-section.tsx";
import { LeaveButton, type Person, RemoveDialog, RenameDialog } from "./member-dialogs.tsx";

/** The people of a class, and how pupils join it. */
export function MembersPage({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const query = useQuery(classQuery(classId));
  return (
    <PageBody width="wide">
      <QueryContent query={query} failure={t("classes.loadFailed")}>
        {(ofClass) => (
          <>
            <ClassHeading classId={classId} name={ofClass.name} title={t("classes.members")} />
            {ofClass.archivedAt !== null && <Alert tone="info">{t("classes.isArchived")}</Alert>}
            {ofClass.forTeachers && ofClass.archivedAt === null && (
              <JoinSection ofClass={ofClass} forTeachers={ofClass.forTeachers} />
            )}
            <Members ofClass={ofClass} />
          </>
        )}
      </QueryContent>
    </PageBody>
  );
}

type DialogState = {
  kind: "rename" | "remove";
  person: Person;
  isOpen: boolean;
  /** The key of the dialog: each opening forgets what was typed and not saved before. */
  opening: number;
};

function Members({ ofClass }: { ofClass: ClassDetails }) {
  const { t } = useTranslation();
  const query = useQuery(membersQuery(ofClass.id));
  // Kept while the dialog closes, because the dialog still shows the person.
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const ask = (kind: DialogState["kind"], person: Person) =>
    setDialog((last) => ({ kind, person, isOpen: true, opening: (last?.opening ?? 0) + 1 }));
  const shared = {
    isArchived: ofClass.archivedAt !== null,
    onAsk: ask,
  };
  return (
    <QueryContent query={query} failure={t("classes.loadFailed")}>
      {({ pupils, teachers, invitations }) => (
        <>
          <section className="flex flex-col gap-2">
            <h2 className="text-2xl">{t("classes.pupils", { count: pupils.length })}</h2>
            <PersonList
              {...shared}
              people={pupils.map((pupil) => ({ ...pupil, role: "pupil" as const }))}
            />
          </section>
          <section className="flex flex-col gap-2">
            <h2 className="text-2xl">{t("classes.teachers", { count: teachers.length })}</h2>
            <PersonList
              {...shared}
              people={teachers.map((one) => ({ ...one, role: "teacher" as const, made: false }))}
              ownId={teachers.find(({ isOneself }) => isOneself)?.userId}
            />
            {ofClass.archivedAt === null && (
              <Invitations classId={ofClass.id} invitations={invitations} />
            )}
            <LeaveButton ofClass={ofClass} />
          </section>
          {dialog?.kind === "rename" && (
            <RenameDialog
              key={dialog.opening}
              classId={ofClass.id}
              person={dialog.person}
              open={dialog.isOpen}
              onOpenChange={(isOpen) => setDialog({ ...dialog, isOpen })}
            />
          )}
          {dialog?.kind === "remove" && (
            <RemoveDialog
              key={dialog.opening}
              classId={ofClass.id}
              person={dialog.person}
              open={dialog.isOpen}
              onOpenChange={(isOpen) => setDialog({ ...dialog, isOpen })}
            />
          )}
        </>
      )}
    </QueryContent>
  );
}

type PersonListProps = {
  people: readonly Person[];
  isArchived: boolean;
  /** The user, who leaves the class instead of being removed. */
  ownId?: string | undefined;
  onAsk: (kind: DialogState["kind"], person: Person) => void;
};

function PersonList({ people, isArchived, ownId, onAsk }: PersonListProps) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <ul className="flex flex-col border-b border-line">
      {people.map((person) => (
        <li
          key={person.userId}
          className="flex min-h-13 items-center gap-2 border-t border-line py-1"
        >
          <span className="min-w-0 flex-1 break-words">
            <bdi>{person.name}</bdi>
            {person.userId === ownId && (
              <span className="text-ink-soft"> ({t("classes.oneself")})</span>
            )}
          </span>
          {!isArchived && (
            <IconButton
              icon={Pencil}
              label={t("classes.renameNamed", { name: person.name })}
              onClick={() => onAsk("rename", person)}
            />
          )}
          {person.userId !== ownId && (
            <IconButton
              icon={Trash2}
              label={t("classes.removeNamed", { name: person.name })}
              onClick={() => onAsk("remove", person)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
