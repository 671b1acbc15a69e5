import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";

/** Leads away from the pages about a forgotten password: to sign in, or to the profile of who has done so. */
export function WayBack({ className }: { className?: string }) {
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
