import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { useForm } from "#ui/use-form.ts";
import { useRefreshClasses } from "./api.ts";
import { TeacherNameField } from "./class-fields.tsx";

/** Where the link of an invitation to teach a class leads. */
export function InvitationPage() {
  const { t } = useTranslation();
  const { linkToken = "" } = useNavigationState();
  // Kept, because on the way to the next page, the state is already the one of that page.
  const [token] = useState(linkToken);
  const errorText = useErrorText();
  const { status } = useSession();
  const query = useQuery({
    queryKey: ["class-invitation", token],
    queryFn: () => readBody(api["class-invitations"].check.$post({ json: { token } }), "className"),
    retry: false,
  });
  const { data: invitation, error } = query;
  return (
    <PageBody>
      <PageHeading title={t("classes.invitation")}>{t("classes.invitation")}</PageHeading>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      {!(error || invitation) && <Loading />}
      {invitation && (
        <>
          <p>
            {t("classes.invitationText", {
              name: invitation.className,
              teachers: invitation.teachers.join(", "),
            })}
          </p>
          {status === "signed-in" && <AcceptForm token={token} />}
          {status === "signed-out" && <SignInFirst token={token} />}
        </>
      )}
    </PageBody>
  );
}

/** After signing in or up, the invitation is shown again. */
function SignInFirst({ token }: { token: string }) {
  const { t } = useTranslation();
  const from = `/auth/class-invitation#token=${token}`;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/auth" search={{ from, tab: "login" }}>
        {t("classes.signIn")}
      </ButtonLink>
      <ButtonLink to="/auth" search={{ from, tab: "signup" }} variant="secondary">
        {t("classes.signUp")}
      </ButtonLink>
    </div>
  );
}

function AcceptForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refreshClasses = useRefreshClasses();
  const { refresh } = useSession();
  const form = useForm({
    initial: { token, name: "" },
    schema: async () => (await import("@verbena/server/forms")).invitationAcceptance,
    submit: async (json) => {
      const accepted = api["class-invitations"].accept.$post({ json });
      const { classId } = await readBody(accepted, "classId");
      // The menu shows the entry for teachers.
      await Promise.all([refresh(), refreshClasses()]);
      await navigate({ to: "/app/classes/$classId", params: { classId }, replace: true });
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col items-start gap-5">
      <TeacherNameField {...form.field("name")} />
      <FormFailure form={form} />
      <Button type="submit" busy={form.busy}>
        {t("classes.accept")}
      </Button>
    </form>
  );
}
