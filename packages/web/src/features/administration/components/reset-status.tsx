import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import type { ResetsStatus } from "../use-password-resets.ts";

/** Whether the mails go out. */
export function ResetStatus({ sent, waiting }: ResetsStatus) {
  const { t } = useTranslation();
  return (
    <span
      className={classNames(
        "-my-1 block rounded-xl px-3 py-2",
        sent === 0 && "bg-geranium-wash text-geranium",
        sent > 0 && (waiting ? "bg-marigold-wash" : "bg-leaf-wash text-leaf"),
      )}
    >
      {sent === 0
        ? t("administration.passwordReset.failed")
        : t(`administration.passwordReset.${waiting ? "waiting" : "sent"}`, { sent })}
    </span>
  );
}
