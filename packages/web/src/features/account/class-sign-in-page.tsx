import { useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { AccountLayout, focusFirstEmpty } from "./components/account-layout.tsx";
import { type ClassCard, ClassSignInForm } from "./components/class-sign-in-form.tsx";

type ClassSignInPageProps = {
  card: ClassCard;
  /** Called when the pupil sends the form. */
  onSubmit: () => void;
};

/** Where a pupil without a mail address signs in, with what stands on the printed card. */
export function ClassSignInPage({ card, onSubmit }: ClassSignInPageProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstEmpty(form.current), []);
  return (
    <AccountLayout title={t("classSignIn.title")} heading={t("classSignIn.heading")}>
      <p>{t("classSignIn.intro")}</p>
      <div ref={form}>
        <ClassSignInForm card={card} onSubmit={onSubmit} />
      </div>
      <p className="text-ink-soft">{t("classSignIn.lost")}</p>
      <TextLink
        to="/auth"
        search={{ tab: "login" }}
        className="inline-flex min-h-11 items-center self-center"
      >
        {t("classSignIn.other")}
      </TextLink>
    </AccountLayout>
  );
}

type SomeoneElseProps = {
  /** Who is signed in. */
  name: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks a pupil who has scanned a card whether somebody else is still signed in on a shared tablet. */
export function SomeoneElsePage({ name, onStay, onLeave }: SomeoneElseProps) {
  const { t } = useTranslation();
  return (
    <AccountLayout title={t("classSignIn.someoneElse.title")}>
      <p>{t("classSignIn.someoneElse.text", { name: isolated(name) })}</p>
      <div className="flex flex-col gap-3">
        <Button wide onClick={onLeave}>
          {t("classSignIn.someoneElse.leave")}
        </Button>
        <Button wide variant="secondary" onClick={onStay}>
          {t("classSignIn.someoneElse.stay")}
        </Button>
      </div>
    </AccountLayout>
  );
}
