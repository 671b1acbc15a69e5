import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useSession } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";

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
