import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

/** The keys that the exercise screen knows. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const shortcuts: readonly [keys: string, meaning: string][] = [
    ["Enter", t("exercise.shortcuts.enter")],
    [t("exercise.shortcuts.anyLetter"), t("exercise.shortcuts.type")],
    ["a'  e'  i'  o'  u'", t("exercise.shortcuts.acute")],
    ["u:", t("exercise.shortcuts.diaeresis")],
    ["n~", t("exercise.shortcuts.tilde")],
    ["Ctrl / ⌘ + B", t("exercise.shortcuts.sidebar")],
    ["?", t("exercise.shortcuts.help")],
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("exercise.shortcuts.title")}
      actions={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {shortcuts.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-md border border-edge px-2 py-0.5 font-sans text-sm font-semibold whitespace-pre">
                {keys}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
