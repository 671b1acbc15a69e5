import { Volume2 } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { useSpeech } from "#speech/use-speech.ts";
import { iconButtonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { speechOf } from "../use-sentence-speech.ts";

type ListenButtonProps = { exercise: ShownExercise; className: string; isIcon?: boolean };

/** Says the completed sentence. Nothing without a Spanish voice and without a recording. */
export function ListenButton({ exercise, className, isIcon = false }: ListenButtonProps) {
  const { t } = useTranslation();
  const { canSay, say } = useSpeech();
  const speech = speechOf(exercise);
  if (!canSay(speech)) return null;
  const look = isIcon
    ? iconButtonClass()
    : classNames(linkClass, "inline-flex min-h-11 min-w-11 items-center gap-1.5");
  return (
    <button
      type="button"
      aria-keyshortcuts="ArrowUp"
      title={isIcon ? t("speech.listen") : undefined}
      className={classNames(look, className)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void say(speech)}
    >
      <Volume2 aria-hidden className="size-5" />
      <span className={isIcon ? "sr-only" : undefined}>{t("speech.listen")}</span>
    </button>
  );
}
