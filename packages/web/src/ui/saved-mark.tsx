import { Check } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "./class-names.ts";

type SavedMarkProps = { isShown: boolean; className: string };

/** Says that a setting has been saved. It is outside the flow of the page, and nothing moves. */
export function SavedMark({ isShown, className }: SavedMarkProps) {
  const { t } = useTranslation();
  return (
    <span
      role="status"
      className={classNames(
        "absolute inline-flex items-center gap-1 bg-paper text-sm font-semibold text-leaf",
        className,
      )}
    >
      {isShown && (
        <>
          <Check aria-hidden className="size-4" strokeWidth={3} />
          {t("common.saved")}
        </>
      )}
    </span>
  );
}

/** Places the mark below a group of options, in the space before the next group. */
export const savedBelow = "top-full left-0 mt-0.5";

/** Places the mark at the end of a line. */
export const savedBeside = "top-1/2 right-0 -translate-y-1/2 pl-2";
