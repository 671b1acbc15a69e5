import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { JoinableClass } from "@verbena/server/client";
import type { ReactNode } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { errorCodeOf } from "#lib/api-error.ts";
import { forgetStart } from "#lib/start.ts";
import { useSession } from "#session/use-session.ts";
import { FormFailure } from "#ui/alert.tsx";
import { FallingFlag } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { focusNextHeading } from "#ui/page.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { JoiningLayout } from "./joining-layout.tsx";

/** The class of a code, as this person sees it. */
function joinableClassQuery(code: string, userId: string | null) {
  return queryOptions({
    queryKey: ["join", code, userId],
    queryFn: () => readBody(api.join[":code"].$get({ param: { code } }), "teachers"),
    staleTime: 0,
  });
}

/**
 * Before joining a class: what it is, and what its teacher will see. A visitor signs up or signs in first, and comes
 * back to this page.
 */
export function JoinPage({ code }: { code: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const errorText = useErrorText();
  const userId = session.status === "signed-in" ? session.user.id : null;
  const query = useQuery({
    ...joinableClassQuery(code, userId),
    enabled: session.status !== "loading",
  });
  const problem = query.error && errorCodeOf(query.error);
  if (problem === "not_found") return <ClosedClass />;
  if (query.data) return <FoundClass code={code} userId={userId} found={query.data} />;
  if (!query.error) {
    return (
      <JoiningLayout title={t("joining.title")}>
        <Loading />
      </JoiningLayout>
    );
  }
  return (
    <JoiningLayout title={t("joining.title")}>
      <LoadFailure
        text={problem === "rate_limited" ? errorText(query.error) : t("joining.loadFailed")}
        onRetry={() => void query.refetch()}
      />
    </JoiningLayout>
  );
}

/** For an unknown code and for a class that is closed, which look alike. */
function ClosedClass() {
  const { t } = useTranslation();
  return (
    <JoiningLayout title={t("joining.closed.title")}>
      <FallingFlag />
      <p>{t("joining.closed.text")}</p>
      <ButtonLink to="/join" variant="secondary" className="self-start">
        {t("joining.closed.again")}
      </ButtonLink>
    </JoiningLayout>
  );
}

type FoundClassProps = { code: string; userId: string | null; found: JoinableClass };

function FoundClass({ code, userId, found }: FoundClassProps) {
  const { t, language } = useTranslation();
  const { name, teachers, joined } = found;
  if (joined?.role === "teacher") {
    return (
      <JoiningLayout key="own" title={t("joining.own.title")}>
        <p>{t("joining.own.text", { name })}</p>
        <ButtonLink to="/app/classes/$classId" params={{ classId: joined.classId }}>
          {t("joining.own.toClass")}
        </ButtonLink>
      </JoiningLayout>
    );
  }
  if (joined) {
    return (
      <JoiningLayout key="joined" title={t("joining.joined.title", { name })}>
        <p>{t("joining.joined.text")}</p>
        <ButtonLink to="/app">{t("joining.joined.toPractice")}</ButtonLink>
      </JoiningLayout>
    );
  }
  const names = new Intl.ListFormat(language).format(teachers);
  return (
    <JoiningLayout title={t("joining.title")} heading={name}>
      <p className="-mt-3 text-ink-soft wrap-anywhere">
        {t("joining.teachers", { count: teachers.length, names })}
      </p>
      <WhatTeachersSee />
      {userId === null ? <AccountFirst code={code} /> : <JoinForm code={code} userId={userId} />}
    </JoiningLayout>
  );
}

/** The server returns what these lines name and nothing else: `PupilForTeacher`. */
function WhatTeachersSee() {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-3 rounded-[0.875rem] border border-line bg-card p-4">
      <h2 className="text-lg">{t("joining.sees.title")}</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-leaf">
        <li>{t("joining.sees.name")}</li>
        <li>{t("joining.sees.homework")}</li>
        <li>{t("joining.sees.practice")}</li>
      </ul>
      <p className="text-[0.9375rem] text-ink-soft">{t("joining.hidden")}</p>
    </section>
  );
}

function AccountFirst({ code }: { code: string }) {
  const { t } = useTranslation();
  const from = `/join/${code}`;
  const button = (tab: "login" | "signup", label: ReactNode) => (
    <ButtonLink
      to="/auth"
      search={{ from, tab }}
      wide
      {...(tab === "login" && { variant: "secondary" as const })}
    >
      {label}
    </ButtonLink>
  );
  return (
    <>
      <p>
        {t("joining.account")} {t("joining.keepsAnswers")}
      </p>
      <div className="flex flex-col gap-3">
        {button("signup", t("joining.signUp"))}
        {button("login", t("joining.signIn"))}
      </div>
    </>
  );
}

function JoinForm({ code, userId }: { code: string; userId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const showOutcome = () => {
    focusNextHeading();
    return client.refetchQueries({ ...joinableClassQuery(code, userId), exact: true });
  };
  const form = useForm({
    initial: { name: "" },
    schema: async () => (await import("@verbena/server/forms")).memberNameInput,
    submit: async (json) => {
      try {
        await readBody(api.join[":code"].$post({ param: { code }, json }), "classId");
        // The progress that came with this page has no assignments of the class.
        forgetStart();
      } catch (error) {
        // Somebody has closed or archived the class since the page was opened.
        if (errorCodeOf(error) !== "not_found") throw error;
      }
      await showOutcome();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <TextField
        label={t("joining.name")}
        hint={t("joining.nameHint")}
        name="name"
        autoComplete="off"
        dir="auto"
        {...form.field("name")}
      />
      <FormFailure form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("joining.join")}
      </Button>
    </form>
  );
}
