import { Volume2 } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { useSpeech } from "#speech/use-speech.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";
import { speechOf } from "../use-sentence-speech.ts";

type ListenButtonProps = { exercise: ShownExercise; className?: string };

/** Says the completed sentence. Nothing without a Spanish voice and without a recording. */
export function ListenButton({ exercise, className = "inline-flex" }: ListenButtonProps) {
  const { t } = useTranslation();
  const { canSay, say } = useSpeech();
  const speech = speechOf(exercise);
  if (!canSay(speech)) return null;
  return (
    <button
      type="button"
      aria-keyshortcuts="ArrowUp"
      className={classNames(linkClass, className, "min-h-11 min-w-11 items-center gap-1.5")}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void say(speech)}
    >
      <Volume2 aria-hidden className="size-5" />
      {t("speech.listen")}
    </button>
  );
}
