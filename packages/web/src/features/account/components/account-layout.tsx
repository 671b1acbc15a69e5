import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { readStored, writeStored } from "#lib/web-storage.ts";
import { useSession } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { TextField } from "#ui/text-field.tsx";
import { REMEMBER_ME_KEY } from "../remember-me-key.ts";

type AccountLayoutProps = {
  /** The title of the document. */
  title: string;
  heading?: string;
  children: ReactNode;
};

/** The layout of all pages about accounts: a narrow column under a heading. */
export function AccountLayout({ title, heading = title, children }: AccountLayoutProps) {
  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-6 sm:py-10">
      <PageHeading title={title} size="normal">
        {heading}
      </PageHeading>
      {children}
    </main>
  );
}

/** A link back to sign-in or, for signed-in learners, to the profile. */
export function BackLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const look = classNames("inline-flex min-h-11 items-center", className);
  if (status === "signed-in") {
    return (
      <TextLink to="/app/profile" className={look}>
        {t("pages.backToProfile")}
      </TextLink>
    );
  }
  return (
    <TextLink to="/auth" search={{ tab: "login" }} className={look}>
      {t("pages.backToLogin")}
    </TextLink>
  );
}

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label">;

export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t("account.email")}
      type="email"
      name="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

/** Whether to stay signed in for 30 days. Remembers the last choice on this device. */
export function useRememberMe(): [boolean, (remember: boolean) => void] {
  const [rememberMe, setRememberMe] = useState(() => readStored(REMEMBER_ME_KEY) === "true");
  return [
    rememberMe,
    (remember) => {
      setRememberMe(remember);
      writeStored(REMEMBER_ME_KEY, String(remember));
    },
  ];
}

/** Focuses the first empty field of forms. On a phone, focus would open the keyboard, which covers half of the page. */
export function focusFirstEmpty(forms: HTMLElement | null): void {
  if (!window.matchMedia("(pointer: fine)").matches) return;
  // The visitor may have used a field before the application took over.
  if (forms?.contains(document.activeElement)) return;
  const fields = forms?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [];
  [...fields].find(({ value }) => value === "")?.focus();
}
