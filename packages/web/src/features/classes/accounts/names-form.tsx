import {
  looksLikeFullName,
  NEW_ACCOUNTS_MAX,
  type PastedNames,
  readPastedNames,
} from "@verbena/core/classes/pupil-names";
import type { MadeAccount } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextAreaField } from "#ui/text-field.tsx";
import { useMakeAccounts } from "./use-make-accounts.ts";

type NamesFormProps = {
  classId: string;
  /** Receives accounts as soon as they are made. */
  onMade: (accounts: readonly MadeAccount[]) => void;
  /** Called when the making begins and ends. */
  onMaking: (isMaking: boolean) => void;
};

/** Takes names that a teacher pastes, and makes their accounts. Names without an account stay in the field. */
export function NamesForm({ classId, onMade, onMaking }: NamesFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { progress, make } = useMakeAccounts(classId, onMade);
  const pasted = readPastedNames(text);
  const { names, refused } = pasted;
  const fullNames = names.filter(looksLikeFullName);
  const isTooLong = names.length > NEW_ACCOUNTS_MAX;

  async function begin(): Promise<void> {
    setAsking(false);
    setFailure(null);
    onMaking(true);
    try {
      const others = refused.map(({ line }) => line);
      await make(names, (left) => setText([...left, ...others].join("\n")));
      showToast(t("classAccounts.make.made", { count: names.length }));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      onMaking(false);
    }
  }

  function submit(): void {
    if (progress !== null || names.length === 0 || isTooLong) return;
    if (fullNames.length > 0) setAsking(true);
    else void begin();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col items-start gap-4"
    >
      <TextAreaField
        className="w-full max-w-xl"
        label={t("classAccounts.make.names")}
        hint={t("classAccounts.make.hint")}
        error={isTooLong ? t("classAccounts.make.tooMany", { count: names.length }) : undefined}
        rows={8}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        readOnly={progress !== null}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Refused refused={refused} />
      {failure !== null && (
        <Alert tone="error">
          {failure} {names.length > 0 && t("classAccounts.make.stopped")}
        </Alert>
      )}
      <p role="status" className="empty:hidden">
        {progress !== null
          ? t("classAccounts.make.progress", progress)
          : names.length > 0 &&
            !isTooLong &&
            t("classAccounts.make.ready", { count: names.length })}
      </p>
      {progress !== null && (
        <progress
          value={progress.done}
          max={progress.all}
          aria-hidden
          className="h-2 w-full max-w-xl accent-marigold"
        />
      )}
      <Button type="submit" busy={progress !== null} disabled={names.length === 0 || isTooLong}>
        {t("classAccounts.make.submit")}
      </Button>
      <FullNamesDialog
        names={fullNames}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void begin()}
      />
    </form>
  );
}

/** Lines that are no names. The rest can be made without them. */
function Refused({ refused }: Pick<PastedNames, "refused">) {
  const { t } = useTranslation();
  if (refused.length === 0) return null;
  return (
    <Alert tone="info" silent className="w-full max-w-xl">
      {t("classAccounts.make.refused")}
      <ul className="list-disc pl-5">
        {refused.slice(0, LINES_SHOWN).map(({ line, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal.
          <li key={index} className="[overflow-wrap:anywhere]">
            <bdi>{shorten(line)}</bdi> ({t(`classAccounts.make.problems.${problem}`)})
          </li>
        ))}
      </ul>
      <More count={refused.length - LINES_SHOWN} />
    </Alert>
  );
}

const LINES_SHOWN = 8;
const LINE_MAX_LENGTH = 60;

const shorten = (line: string) => {
  const characters = [...line];
  return characters.length > LINE_MAX_LENGTH
    ? `${characters.slice(0, LINE_MAX_LENGTH).join("")}…`
    : line;
};

function More({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > 0 && <p>{t("classAccounts.fullNames.more", { count })}</p>;
}

type FullNamesDialogProps = {
  names: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
};

/** Asks before full names are stored, which nobody needs. */
function FullNamesDialog({ names, open, onOpenChange, onConfirm }: FullNamesDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("classAccounts.fullNames.title")}
      description={t("classAccounts.fullNames.text")}
      actions={
        <>
          <Button variant="secondary" onClick={onConfirm}>
            {t("classAccounts.fullNames.makeAnyway")}
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {t("classAccounts.fullNames.correct")}
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {names.slice(0, LINES_SHOWN).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal.
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <More count={names.length - LINES_SHOWN} />
    </Dialog>
  );
}
