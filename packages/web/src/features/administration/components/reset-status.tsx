import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";

/** Whether the mails went out. */
export function ResetStatus({ sent }: { sent: number }) {
  const { t } = useTranslation();
  return (
    <span
      className={classNames(
        "-my-1 block rounded-xl px-3 py-2",
        sent > 0 ? "bg-leaf-wash text-leaf" : "bg-geranium-wash text-geranium",
      )}
    >
      {sent > 0
        ? t("administration.passwordReset.sent", { sent })
        : t("administration.passwordReset.failed")}
    </span>
  );
}
