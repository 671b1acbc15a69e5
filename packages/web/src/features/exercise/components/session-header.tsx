import { Keyboard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Bunting } from "#ui/bunting.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type SessionHeaderProps = {
  heading: ReactNode;
  /** Index of the exercise in the session. */
  index: number;
  total: number;
  /** Flags won on the present string, and flags on it. */
  done: number;
  flags: number;
  onHelp: () => void;
};

/** What is practised, the bunting of the present string, and the place in the session. */
export function SessionHeader({ heading, index, total, done, flags, onHelp }: SessionHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="flex flex-col gap-2">
      <div className="short:hidden">{heading}</div>
      <div className="flex items-center gap-4">
        <Bunting
          done={done}
          total={flags}
          sway={done > 0}
          label={t("exercise.bunting", { done, total: flags })}
          className="min-w-0 max-w-xl flex-1"
        />
        <p className="ml-auto font-semibold text-ink-soft tabular-nums">
          <span aria-hidden>
            {index + 1} / {total}
          </span>
          <span className="sr-only">{t("exercise.position", { index: index + 1, total })}</span>
        </p>
        <span className="hidden pointer-fine:block short:hidden">
          <IconButton icon={Keyboard} label={t("shortcuts.open")} onClick={onHelp} />
        </span>
      </div>
    </header>
  );
}
