import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";

/** Whether the mails went out, over the beginning of the list so that nothing moves. */
export function ResetStatus({ sent }: { sent: number | null }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="absolute top-full left-2 mt-1">
      {sent !== null && (
        <p
          className={classNames(
            "rounded-xl px-4 py-3 font-semibold shadow-[0_10px_30px_-18px_rgb(0_0_0/0.5)]",
            sent > 0 ? "bg-leaf-wash text-leaf" : "bg-geranium-wash text-geranium",
          )}
        >
          {sent > 0
            ? t("administration.passwordReset.sent", { sent })
            : t("administration.passwordReset.failed")}
        </p>
      )}
    </div>
  );
}
