import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { hasIssue } from "#lib/api-error.ts";
import { isolated } from "#lib/format.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { focusNextHeading } from "#ui/page.tsx";
import { showErrorToast } from "#ui/show-toast.ts";
import { type ConfirmationKind, confirmAddress, linkQuery } from "./api.ts";
import { AccountLayout } from "./components/account-layout.tsx";
import { CodeForm } from "./components/code-form.tsx";
import { SignInForm } from "./components/sign-in-form.tsx";

type ConfirmAddressPageProps = {
  kind: ConfirmationKind;
  onConfirmed: (email: string) => void;
};

/**
 * Confirms an address by a mailed link. Asks for a click, because mail scanners also open links. Requires the account's
 * session, because a stranger may have signed up with the address.
 */
export function ConfirmAddressPage({ kind, onConfirmed }: ConfirmAddressPageProps) {
  const token = useNavigationState().linkToken;
  if (token === undefined) return <ExpiredLink kind={kind} />;
  return <Confirmation key={token} kind={kind} token={token} onConfirmed={onConfirmed} />;
}

function Confirmation({ kind, token, onConfirmed }: ConfirmAddressPageProps & { token: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const session = useSession();
  const learner = session.status === "signed-in" ? session.user.id : undefined;
  const link = useQuery(linkQuery({ kind, token }, learner));
  const [isExpired, setExpired] = useState(false);
  const confirming = useMutation({
    mutationFn: () => confirmAddress(kind, token),
    onSuccess: onConfirmed,
    onError: (error) => {
      if (hasIssue(error, "linkExpired")) {
        focusNextHeading();
        setExpired(true);
      } else showErrorToast(errorText(error));
    },
  });
  if (isExpired || link.data === null) return <ExpiredLink kind={kind} />;
  if (link.data?.isDone) return <AlreadyConfirmed email={link.data.email} />;
  const title = t(`mailedLinks.confirm.${kind}.title`);
  return (
    <AccountLayout title={title}>
      {link.isPending && <Loading label={t("mailedLinks.reset.checking")} />}
      {link.isError && (
        <LoadFailure text={errorText(link.error)} onRetry={() => void link.refetch()} />
      )}
      {link.data && (
        <>
          <p className="[overflow-wrap:anywhere]">
            {t(`mailedLinks.confirm.${kind}.intro`, { email: isolated(link.data.email) })}
          </p>
          {link.data.needsSignIn ? (
            <>
              <p>{t(`mailedLinks.confirm.${kind}.signIn`)}</p>
              <SignIn email={kind === "confirm-address" ? link.data.email : ""} />
            </>
          ) : (
            <Button wide busy={confirming.isPending} onClick={() => confirming.mutate()}>
              {t(`mailedLinks.confirm.${kind}.submit`)}
            </Button>
          )}
          <p className="text-ink-soft">{t(`mailedLinks.confirm.${kind}.notYou`)}</p>
        </>
      )}
    </AccountLayout>
  );
}

/** Signs in to the account of the link. The page then checks the link again. */
function SignIn({ email }: { email: string }) {
  const [draft, setDraft] = useState({ name: "", email, password: "", isOfAge: false });
  const [needsCode, setNeedsCode] = useState(false);
  if (needsCode) return <CodeForm onBack={() => setNeedsCode(false)} />;
  return (
    <SignInForm
      draft={draft}
      onChange={(changed) => setDraft({ ...draft, ...changed })}
      focusPassword={false}
      passwordIsNew={false}
      onNeedsCode={() => setNeedsCode(true)}
    />
  );
}

function AlreadyConfirmed({ email }: { email: string }) {
  const { t } = useTranslation();
  const title = t("mailedLinks.confirm.doneTitle");
  return (
    <AccountLayout key="done" title={title}>
      <p className="[overflow-wrap:anywhere] text-ink-soft">
        {t("mailedLinks.confirm.done", { email: isolated(email) })}
      </p>
      <ButtonLink to="/app" className="self-start">
        {t("mailedLinks.confirm.goOn")}
      </ButtonLink>
    </AccountLayout>
  );
}

function ExpiredLink({ kind }: { kind: ConfirmationKind }) {
  const { t } = useTranslation();
  const title = t("mailedLinks.reset.expiredTitle");
  return (
    <AccountLayout key="expired" title={title}>
      <p className="text-ink-soft">{t(`mailedLinks.confirm.${kind}.expired`)}</p>
      <ButtonLink to="/app/profile" className="self-start">
        {t("mailedLinks.confirm.toProfile")}
      </ButtonLink>
    </AccountLayout>
  );
}
