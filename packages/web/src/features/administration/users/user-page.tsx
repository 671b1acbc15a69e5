import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  type ClassOfUser,
  hasMailbox,
  type ListedUser,
  type UserPage as UserData,
} from "@verbena/server/client";
import { ArrowLeft, KeyRound, LogOut, ShieldOff, Trash2 } from "lucide-react";
import { Fragment, type ReactNode, useId, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { asApiError } from "#lib/api-error.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { userQuery } from "../api.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { OutcomeNotes } from "./outcome-notes.tsx";
import { ResetStatus } from "./selection-bar.tsx";
import { TeacherRight } from "./teacher-right.tsx";
import { useUserActions } from "./use-user-actions.ts";
import type { UserAction } from "./user-actions.ts";
import { RoleBadges, UserAddress, UserFact } from "./user-facts.tsx";

/** What administrators see of one user, and can do. */
export function UserPage({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const query = useQuery(userQuery(userId));
  const isGone = query.isError && asApiError(query.error).code === "not_found";
  return (
    <PageBody>
      <TextLink to="/admin" className="inline-flex min-h-11 items-center gap-1.5 self-start">
        <ArrowLeft aria-hidden className="size-4" />
        {t("administration.users.title")}
      </TextLink>
      {isGone ? (
        <>
          <PageHeading title={t("administration.user.gone")} size="normal">
            {t("administration.user.gone")}
          </PageHeading>
          <p>{t("administration.user.goneText")}</p>
        </>
      ) : (
        <QueryContent query={query} failure={t("administration.user.loadFailed")}>
          {(data) => <User {...data} />}
        </QueryContent>
      )}
    </PageBody>
  );
}

function User({ user, teacher, classes, classesFor }: UserData) {
  const { t } = useTranslation();
  const name = user.username || t("common.nameless");
  const isPerson = hasMailbox(user.email);
  return (
    <>
      <div className="flex flex-col gap-2">
        <PageHeading
          title={`${name} · ${t("navigation.admin")}`}
          size="normal"
          className="wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </PageHeading>
        <p className="flex flex-wrap gap-2 empty:hidden">
          <RoleBadges user={user} />
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term={t("administration.users.columns.email")}>
          <UserAddress email={user.email} />
          {isPerson && (
            <span className="block text-[0.9375rem] text-ink-soft">
              <UserFact user={user} name="emailVerified" />
            </span>
          )}
        </Fact>
        {(["language", "created_at", "last_sign_in_at"] as const).map((fact) => (
          <Fact key={fact} term={t(`administration.users.columns.${fact}`)}>
            <UserFact user={user} name={fact} />
          </Fact>
        ))}
      </dl>
      {isPerson && classesFor !== "off" && (
        <Section title={t("administration.user.opening.title")}>
          <TeacherRight user={user} teacher={teacher} classesFor={classesFor} />
        </Section>
      )}
      <Section title={t("administration.user.classes.title")}>
        {classes.length === 0 ? (
          <p className="text-ink-soft">{t("administration.user.classes.none")}</p>
        ) : (
          <ul className="border-b border-line">
            {classes.map((ofClass) => (
              <ClassItem key={ofClass.id} ofClass={ofClass} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={t("administration.user.account")}>
        <Actions user={user} />
      </Section>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A class, by its size and teachers: administrators do not see its name. */
function ClassItem({ ofClass }: { ofClass: ClassOfUser }) {
  const { t } = useTranslation();
  const { role, pupilCount: count, isArchived, teachers } = ofClass;
  return (
    <li className="border-t border-line py-3 [overflow-wrap:anywhere]">
      <p className="font-semibold">
        {t(`administration.user.classes.${role}`, { count })}
        {isArchived && ` · ${t("administration.user.classes.archived")}`}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {t("administration.user.classes.teachers", { count: teachers.length })}{" "}
        {teachers.map(({ id, username }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <TextLink to="/admin/users/$userId" params={{ userId: id }}>
              <bdi>{username || t("common.nameless")}</bdi>
            </TextLink>
          </Fragment>
        ))}
      </p>
    </li>
  );
}

const actionIcons = {
  passwordReset: KeyRound,
  signOut: LogOut,
  twoFactorRemoval: ShieldOff,
  deletion: Trash2,
} as const;

const actionLabels = {
  passwordReset: "administration.passwordReset.send",
  signOut: "administration.signOut.ask",
  twoFactorRemoval: "administration.twoFactorRemoval.ask",
  deletion: "administration.deletion.ask",
} as const;

function Actions({ user }: { user: ListedUser }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notes = useRef<HTMLDivElement>(null);
  const { request, isOpen, outcomes, resets, ...actions } = useUserActions({
    users: [user],
    replace: () => {},
  });

  function finish(action: UserAction, finished: Parameters<typeof actions.finish>[1]): void {
    actions.finish(action, finished);
    if (action === "deletion" && finished.some(({ status }) => status === "done")) {
      void navigate({ to: "/admin" });
    }
  }

  return (
    <>
      <OutcomeNotes outcomes={outcomes} notesRef={notes} onClose={actions.dismiss} />
      <p role="status" className="empty:hidden">
        {resets && <ResetStatus {...resets} />}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        {(Object.keys(actionIcons) as UserAction[]).map((action) => {
          const Icon = actionIcons[action];
          return (
            <Button
              key={action}
              size="small"
              variant={action === "deletion" ? "danger" : "secondary"}
              onClick={() => actions.ask(action)}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {t(actionLabels[action])}
            </Button>
          );
        })}
      </div>
      {request && (
        <ActionDialog
          key={request.number}
          {...request}
          isOpen={isOpen}
          onClose={actions.close}
          onDone={(finished) => finish(request.action, finished)}
          onMailFailed={actions.showMailFailure}
          finalFocus={() => notes.current ?? true}
        />
      )}
    </>
  );
}
