import { Link } from "@tanstack/react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Logo } from "#ui/signs.tsx";

/** The logo, a link to the dashboard. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <Link
      to="/app"
      aria-label={`verbena, ${t("navigation.home")}`}
      title={t("navigation.home")}
      className="flex min-h-11 items-center rounded-xl px-2"
    >
      <Logo className="-mt-1" />
    </Link>
  );
}
