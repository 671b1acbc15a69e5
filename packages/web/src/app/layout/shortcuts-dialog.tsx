import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { areSingleKeysAllowed, setSingleKeysAllowed } from "#lib/single-keys.ts";
import { useUser } from "#session/use-session.ts";
import { useSpeech } from "#speech/use-speech.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/overlays.tsx";

type ShortcutsDialogProps = { open: boolean; inExercise: boolean; onClose: () => void };

/** Lists the keyboard shortcuts of every page and, on the exercise screen, those of practice. */
export function ShortcutsDialog({ open, inExercise, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      initialFocus={close}
      onOpenChange={onClose}
      title={t("shortcuts.title")}
      actions={
        <Button ref={close} onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      {inExercise && <ExerciseShortcuts />}
      <ShortcutGroup title={t("shortcuts.everywhere")}>
        <Shortcut keys="Ctrl / ⌘ + B">{t("shortcuts.sidebar")}</Shortcut>
        <Shortcut keys={t("shortcuts.escapeKey")}>{t("shortcuts.escape")}</Shortcut>
        {!inExercise && <Shortcut keys="R">{t("shortcuts.review")}</Shortcut>}
        <Shortcut keys="?">{t("shortcuts.help")}</Shortcut>
      </ShortcutGroup>
      <SingleKeysSetting />
    </Dialog>
  );
}

/**
 * A switch for shortcuts of single keys. Stored on this device, because the choice depends on the keyboard and on
 * speech input.
 */
function SingleKeysSetting() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(areSingleKeysAllowed);

  function change(chosen: boolean): void {
    setSingleKeysAllowed(chosen);
    setOn(chosen);
  }

  return (
    <Checkbox checked={isOn} onChange={({ target }) => change(target.checked)}>
      {t("shortcuts.singleKeys")}
    </Checkbox>
  );
}

/**
 * The shortcuts of practice. Leaves out accent shortcuts that are turned off, and shortcuts for speech on a device
 * without speech.
 */
function ExerciseShortcuts() {
  const { t } = useTranslation();
  const { accentShortcuts } = useUser();
  const { isAvailable } = useSpeech();
  return (
    <ShortcutGroup title={t("shortcuts.inExercise")}>
      <Shortcut keys={t("shortcuts.enterKey")}>{t("shortcuts.enter")}</Shortcut>
      <Shortcut keys={t("shortcuts.anyLetter")}>{t("shortcuts.type")}</Shortcut>
      <Shortcut keys="1 – 4">{t("shortcuts.choose")}</Shortcut>
      <Shortcut keys="Ctrl / ⌘ + Z">{t("shortcuts.takeBack")}</Shortcut>
      {isAvailable && (
        <>
          <Shortcut keys="↑">{t("shortcuts.listen")}</Shortcut>
          <Shortcut keys="↓">{t("shortcuts.slowly")}</Shortcut>
        </>
      )}
      {accentShortcuts && (
        <>
          <Shortcut keys="a'  e'  i'  o'  u'">{t("shortcuts.acute")}</Shortcut>
          <Shortcut keys="u:">{t("shortcuts.diaeresis")}</Shortcut>
          <Shortcut keys="n~">{t("shortcuts.tilde")}</Shortcut>
        </>
      )}
    </ShortcutGroup>
  );
}

function ShortcutGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 text-lg">
        {title}
      </h3>
      <dl className="grid grid-cols-[min(8rem,50%)_minmax(0,1fr)] items-baseline gap-x-3 sm:gap-x-5 gap-y-2.5">
        {children}
      </dl>
    </section>
  );
}

function Shortcut({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt>
        <kbd className="rounded-md border border-edge px-2 py-0.5 font-sans text-sm font-semibold whitespace-pre-wrap">
          {keys}
        </kbd>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
