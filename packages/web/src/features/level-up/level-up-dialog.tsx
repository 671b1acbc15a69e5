import { families } from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import type { Options, Shape } from "canvas-confetti";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { LevelBunting } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { DialogPopup } from "#ui/dialog-popup.tsx";
import { getStartField } from "#ui/page.tsx";
import type { ReachedLevel } from "./reached-levels.ts";

type LevelUpDialogProps = { open: boolean; celebrated: ReachedLevel; onConfirm: () => void };

/** How long the dialog ignores Enter. It may open between two quick presses. */
const ENTER_IGNORED_MS = 500;

export function LevelUpDialog({ open, celebrated, onConfirm }: LevelUpDialogProps) {
  const { t } = useTranslation();
  const { family, level, totalCorrect } = celebrated;
  const { remaining } = levelProgress(totalCorrect);
  const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);

  const openedAt = useRef(0);

  useEffect(() => {
    if (!open) return;
    openedAt.current = performance.now();
    return throwConfetti();
  }, [open]);

  /** Ignores an Enter that belongs to the answer: still held down, or pressed again at once. */
  function ignoreEarlyEnter(event: KeyboardEvent): void {
    const isEarly = performance.now() - openedAt.current < ENTER_IGNORED_MS;
    if (event.key === "Enter" && (event.repeat || isEarly)) event.preventDefault();
  }

  return (
    <DialogPopup
      open={open}
      onOpenChange={onConfirm}
      // A page may have appeared while the dialog was open, such as the end of a round.
      finalFocus={getStartField}
      figure={<LevelObject level={level} isLit className="mt-4 mb-2 size-40" />}
      title={
        <>
          <span className="sr-only">{t("levelUp.title", { level: nameOf(level) })}</span>
          <span aria-hidden className="flex flex-col gap-1">
            <span className="font-sans text-lg font-semibold tracking-normal text-ink-soft">
              {t("levelUp.newLevel")}
            </span>
            <span lang="es" className="text-[clamp(2.25rem,1rem+6vw,2.75rem)] font-bold">
              {nameOf(level)}
            </span>
          </span>
        </>
      }
      description={t("levelUp.text", {
        count: totalCorrect,
        family: families[family].name,
      })}
      actions={
        <Button wide onKeyDown={ignoreEarlyEnter} onClick={onConfirm}>
          {t("levelUp.continue")}
        </Button>
      }
    >
      {/* The bunting of the completed level: all flags are coloured. */}
      <LevelBunting done={0} span={null} />
      <p className="font-medium text-balance">
        {remaining === null
          ? t("levelUp.highest")
          : t("levelUp.remaining", { count: remaining, level: nameOf(level + 1) })}
      </p>
    </DialogPopup>
  );
}

/** A flag of the bunting, as an SVG path. */
const FLAG = "M0 0H10L5 10Z";

const COLOURS = ["--marigold", "--geranium", "--azulejo", "--leaf"];

/**
 * Throws festival flags over the page from both sides, unless the learner prefers reduced motion or
 * the script cannot be loaded.
 *
 * @returns a function that removes them
 */
function throwConfetti(): () => void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  let remove = () => undefined;
  let isRemoved = false;
  void import("canvas-confetti").then(
    ({ default: confetti }) => {
      if (isRemoved) return;
      const flag = confetti.shapeFromPath({ path: FLAG });
      // No worker: it would be loaded from a blob URL, and the Content-Security-Policy forbids this.
      const fire = confetti.create(undefined, { useWorker: false, resize: true });
      for (const side of ["left", "right"] as const) void fire(burst(side, flag));
      remove = () => void fire.reset();
    },
    () => undefined,
  );
  return () => {
    isRemoved = true;
    remove();
  };
}

function burst(side: "left" | "right", flag: Shape): Options {
  return {
    particleCount: 60,
    angle: side === "left" ? 60 : 120,
    origin: { x: side === "left" ? 0 : 1, y: 0.8 },
    spread: 70,
    startVelocity: 60,
    ticks: 240,
    scalar: 1.5,
    shapes: [flag],
    colors: festivalColours(),
    disableForReducedMotion: true,
  };
}

/** The festival's colours in the current theme. */
function festivalColours(): string[] {
  const style = getComputedStyle(document.documentElement);
  return COLOURS.map((name) => style.getPropertyValue(name).trim());
}
